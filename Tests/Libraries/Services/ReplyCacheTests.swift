import BinderyServices
import BinderyTesting
import Foundation
import Synchronization
import Testing

@Suite struct ReplyCacheTests {
  /// Counts requests and contains the current date.
  private final class World: Sendable {
    let state = Mutex((asked: 0, date: Date(timeIntervalSince1970: 0)))
    func ask() -> Int {
      state.withLock {
        $0.asked += 1; return $0.asked
      }
    }
    func now() -> Date { state.withLock { $0.date } }
    func advance(_ seconds: Double) { state.withLock { $0.date += seconds } }
  }

  private struct Failure: Error {}

  private let world = World()

  @Test func repliesAreCachedForTenMinutes() async throws {
    let cache = ReplyCache<String, Int>(now: world.now)
    #expect(try await cache.value(for: "a") { world.ask() } == 1)
    world.advance(599)
    #expect(try await cache.value(for: "a") { world.ask() } == 1)
    world.advance(1)
    #expect(try await cache.value(for: "a") { world.ask() } == 2)
  }

  @Test func callsSetTheMaximumAgeOfReplies() async throws {
    let cache = ReplyCache<String, Int>(now: world.now)
    _ = try await cache.value(for: "a") { world.ask() }
    world.advance(30)
    #expect(try await cache.value(for: "a", maximumAge: .seconds(60)) { world.ask() } == 1)
    #expect(try await cache.value(for: "a", maximumAge: .zero) { world.ask() } == 2)
  }

  @Test func failuresAreNotCached() async throws {
    let cache = ReplyCache<String, Int>(now: world.now)
    await #expect(throws: Failure.self) { try await cache.value(for: "a") { throw Failure() } }
    #expect(try await cache.value(for: "a") { world.ask() } == 1)
  }

  @Test func clocksSetBackInvalidateTheCache() async throws {
    let cache = ReplyCache<String, Int>(now: world.now)
    _ = try await cache.value(for: "a") { world.ask() }
    world.advance(-1)
    #expect(try await cache.value(for: "a") { world.ask() } == 2)
  }

  @Test func leastRecentlyUsedReplyIsEvictedFirst() async throws {
    let cache = ReplyCache<String, Int>(capacity: 2, now: world.now)
    for key in ["a", "b", "a", "c"] { _ = try await cache.value(for: key) { world.ask() } }
    #expect(try await cache.value(for: "a") { world.ask() } == 1)
    #expect(try await cache.value(for: "b") { world.ask() } == 4)
  }

  @Test func concurrentEqualRequestsShareOneReply() async throws {
    try await withTestServer { server in
      let gate = StubGate()
      server.reply(to: "/now", with: .json(#"{"temperature": 1}"#).held(by: gate))
      let request = try server.request()
      let cache = ReplyCache<HTTPRequest, Reading>()
      let service = JSONService.weather()
      let answers = try await withThrowingTaskGroup(of: Reading.self) { group in
        for _ in 0..<5 {
          group.addTask {
            try await cache.value(for: request) { try await service.value(Reading.self, for: request) }
          }
        }
        await server.received(1)
        gate.open()
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count == 5)
      #expect(server.requests.count == 1)
    }
  }

  @Test func cancellingOneCallerKeepsTheReplyForOthers() async throws {
    try await withTestServer { server in
      let gate = StubGate()
      server.reply(to: "/now", with: .json(#"{"temperature": 1}"#).held(by: gate))
      let ask = try question(to: server)
      let first = Task(operation: ask)
      await server.received(1)
      let second = Task(operation: ask)
      first.cancel()
      await #expect(throws: CancellationError.self) { try await first.value }
      gate.open()
      #expect(try await second.value == Reading(temperature: 1))
    }
  }

  @Test func abandonedRequestsAreCancelled() async throws {
    try await withTestServer { server in
      server.reply(to: "/now", with: .never, .json(#"{"temperature": 2}"#))
      let ask = try question(to: server)
      let first = Task(operation: ask)
      await server.received(1)
      first.cancel()
      await #expect(throws: CancellationError.self) { try await first.value }
      #expect(try await ask() == Reading(temperature: 2))
    }
  }

  /// Returns a closure that sends the same request through one cache.
  private func question(to server: TestServer) throws -> @Sendable () async throws -> Reading {
    let request = try server.request()
    let cache = ReplyCache<HTTPRequest, Reading>()
    let service = JSONService.weather()
    return { try await cache.value(for: request) { try await service.value(Reading.self, for: request) } }
  }
}
