import BinderyServices
import BinderyTesting
import Foundation

/// The reply of the services in these tests.
struct Reading: Decodable, Equatable, Sendable {
  let temperature: Double
}

extension JSONService {
  /// A service like those of apps, on a clock that does not wait.
  static func weather(clock: ImmediateClock = ImmediateClock(), timeout: Duration = .seconds(10))
    -> JSONService
  {
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

/// Returns the service's error if every attempt receives the given reply.
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
