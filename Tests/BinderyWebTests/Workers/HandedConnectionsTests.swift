import Foundation
import Testing

@testable import BinderyWeb

struct HandedConnectionsTests {
  /// Otherwise clients that connect again and again would keep the worker from its end.
  @Test func aWorkerThatStopsAcceptsWhatWaitsAndReceivesNoMore() throws {
    let handOver = try HandOver()
    defer { handOver.end() }
    let connections = HandedConnections(inherited: handOver.workerEnd)
    defer { connections.close() }
    #expect(handOver.give(try connection()))
    #expect(connections.finish())
    #expect(handOver.give(try connection()) == false)
    #expect(close(try #require(connections.accept())) == 0)
    #expect(connections.accept() == nil)
  }

  private func connection() throws -> CInt {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    return descriptor
  }
}
