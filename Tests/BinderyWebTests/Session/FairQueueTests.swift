import Testing

@testable import BinderyWeb

struct FairQueueTests {
  @Test func eachSenderGetsTheSameShareOfARound() {
    var queue = FairQueue<String, Int>()
    for number in 1...5 { queue.append(number, of: "flood") }
    queue.append(10, of: "visitor")
    #expect(queue.nextRound(share: 2) == [1, 2, 10])
    queue.append(11, of: "visitor")
    #expect(queue.nextRound(share: 2) == [3, 4, 11])
    #expect(queue.nextRound(share: 2) == [5])
    #expect(queue.isEmpty)
    #expect(queue.nextRound(share: 2) == [])
  }
}
