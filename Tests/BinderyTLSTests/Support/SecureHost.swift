import Bindery
import BinderyTLS
import BinderyViews
import BinderyWeb
import Logging
import TestSupport

/// A host with TLS that runs during a test, on a free port.
struct SecureHost {
  let host: WebHost
  let address: WebAddress
  var port: Int { address.port }

  /// Runs a host during `body`, by default with the first certificate.
  static func run<R>(
    _ security: TransportSecurity? = nil, configure: (inout WebConfiguration) -> Void = { _ in },
    _ body: (SecureHost) async throws -> R
  ) async throws -> R {
    let folder = try CertificateFolder(.first)
    var configuration = WebConfiguration(port: 0)
    configuration.tls = try security ?? folder.security()
    configuration.logger.logLevel = .critical
    configuration.allowedHosts = ["apps.example.org"]
    configure(&configuration)
    let host = try await makeHost(configuration)
    let (address, running) = try await startServer { try await host.run(until: .stopOnly, onListening: $0) }
    defer { host.stop() }
    let result = try await body(SecureHost(host: host, address: address))
    host.stop()
    try await running.value
    return result
  }

  @MainActor
  private static func makeHost(_ configuration: WebConfiguration) throws -> WebHost {
    let taps = WindowGroup("Taps", id: "taps") { TapView(model: TapModel()) }
    return try WebHost(apps: [taps], configuration: configuration)
  }

  /// Returns the response to a request over TLS. `headers` are whole lines; one with a `Host` replaces that of this machine.
  func answer(_ request: String, headers: [String] = [], client: TLSClient? = nil) async throws -> HTTPAnswer
  {
    let connection = try await RawConnection.connect(port: port, setup: try (client ?? TLSClient()).setup)
    let host = headers.contains { $0.hasPrefix("Host:") } ? [] : ["Host: localhost:\(port)"]
    let lines = ["\(request) HTTP/1.1", "Connection: close"] + host + headers
    try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return HTTPAnswer(await connection.readToEnd())
  }
}

extension SecureHost {
  /// Returns when the host has counted an incident of a kind.
  func hasCounted(_ incident: WebIncident) async {
    let (reports, reported) = AsyncStream<WebIncident>.makeStream()
    host.observeIncidents { reported.yield($0) }
    if host.count(of: incident) > 0 { return }
    for await report in reports where report == incident { return }
  }
}

extension CertificateFolder {
  /// The TLS with these files.
  func security(handshakeTimeout: Duration = .seconds(600)) throws -> TransportSecurity {
    try TransportSecurity(
      certificateChain: certificate, privateKey: privateKey, handshakeTimeout: handshakeTimeout)
  }
}

@MainActor
private final class TapModel {
  @Box private(set) var count = 0

  func tap() { count += 1 }
}

private struct TapView: View {
  let model: TapModel

  var body: some View {
    VStack {
      Text("Count: \(model.count)")
      Button("More") { model.tap() }
    }
  }
}
