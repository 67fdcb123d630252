import Testing

@testable import BinderyWeb

struct FairQueueTests {
  private func round(_ queue: inout FairQueue<String, String, Int>) -> [Int] {
    queue.beginRound()
    var messages: [Int] = []
    while let message = queue.next() { messages.append(message) }
    return messages
  }

  @Test func eachSenderGetsTheSameShareOfARound() {
    var queue = FairQueue<String, String, Int>(share: 2)
    for number in 1...5 { queue.append(number, of: "flood", in: "home") }
    queue.append(10, of: "visitor", in: "home")
    #expect(round(&queue) == [1, 10, 2])
    queue.append(11, of: "visitor", in: "home")
    #expect(round(&queue) == [11, 3, 4])
    #expect(round(&queue) == [5])
    #expect(queue.isEmpty)
    #expect(round(&queue) == [])
  }

  @Test func aGroupWithManySendersTakesTurnsWithOneThatHasOne() {
    var queue = FairQueue<String, String, Int>(share: 16)
    for number in 1...4 { queue.append(number, of: "socket \(number)", in: "flood") }
    queue.append(10, of: "a", in: "home")
    queue.append(11, of: "a", in: "home")
    #expect(round(&queue) == [1, 10, 2, 11, 3, 4])
    #expect(queue.isEmpty)
  }

  @Test func interruptedRoundsContinueWithTheNextTurn() {
    var queue = FairQueue<String, String, Int>(share: 2)
    for number in 1...3 { queue.append(number, of: "a", in: "flood") }
    queue.append(10, of: "b", in: "home")
    queue.beginRound()
    #expect(queue.next() == 1)
    #expect(round(&queue) == [10, 2, 3])
  }

  @Test func aSenderThatWasServedAndOneThatIsNewShareTheNextRound() {
    var queue = FairQueue<String, String, Int>(share: 1)
    for number in 1...3 { queue.append(number, of: "a", in: "home") }
    #expect(round(&queue) == [1])
    queue.append(10, of: "b", in: "home")
    #expect(round(&queue) == [10, 2])
    #expect(round(&queue) == [3])
    #expect(queue.isEmpty)
  }
}
