import BinderyHTTP
import BinderyTestServer
import Foundation
import Synchronization

/// What the services of these tests answer.
struct Reading: Decodable, Equatable, Sendable {
  let temperature: Double
}

/// A clock whose sleeps end at once and are noted.
final class InstantClock: Clock, Sendable {
  typealias Instant = ContinuousClock.Instant

  private let noted = Mutex<[Duration]>([])
  let start = ContinuousClock.now

  var now: Instant { start.advanced(by: sleeps.reduce(.zero, +)) }
  var minimumResolution: Duration { .zero }
  var sleeps: [Duration] { noted.withLock { $0 } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let duration = now.duration(to: deadline)
    noted.withLock { $0.append(duration) }
  }
}

extension JSONService {
  /// A service as apps have it, on a clock that does not wait.
  static func weather(clock: InstantClock = InstantClock(), timeout: Duration = .seconds(10)) -> JSONService {
    JSONService(name: "Weather", userAgent: "BinderyTests/1.0", timeout: timeout, clock: clock)
  }
}

extension TestServer {
  func request(_ path: String = "/now", headers: [String: String] = [:], secrets: Set<String> = []) throws
    -> HTTPRequest
  {
    guard let url = URL(string: address + path) else { throw URLError(.badURL) }
    return HTTPRequest(url, headers: headers, secrets: secrets)
  }
}

/// The error that a service gives for one reply to each attempt.
func error(for reply: StubReply, secrets: Set<String> = []) async throws -> HTTPError? {
  try await withTestServer { server in
    server.reply(to: "/now", with: reply)
    do {
      _ = try await JSONService.weather().value(Reading.self, for: server.request(secrets: secrets))
      return nil
    } catch let error as HTTPError {
      return error
    }
  }
}
