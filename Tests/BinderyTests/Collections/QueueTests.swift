@testable import Bindery
import Testing

@Suite struct QueueTests {
  @Test func elementsLeaveInArrivalOrder() {
    var queue = Queue<Int>()
    var sent = 0
    var received: [Int] = []
    for round in 0..<300 {
      for _ in 0..<round % 7 {
        queue.append(sent)
        sent += 1
      }
      for _ in 0..<round % 5 {
        if let next = queue.popFirst() { received.append(next) }
      }
      #expect(queue.count == sent - received.count)
      #expect(queue.first == (queue.isEmpty ? nil : received.count))
      #expect(queue.all == Array(received.count..<sent))
    }
    while let next = queue.popFirst() { received.append(next) }
    #expect(received == Array(0..<sent))
    #expect(queue.popFirst() == nil)
  }

  @Test func anElementThatLeftIsNotRetained() {
    final class Element {}
    var queue = Queue([Element(), Element()])
    weak let first = queue.first
    #expect(first != nil)
    _ = queue.popFirst()
    #expect(first == nil)
    #expect(queue.count == 1)
  }
}
