import BinderyStore
import Foundation
import TestSupport
import Testing

@testable import BinderyPostgreSQL

/// Encryption is libpq's. What is wrong with a certificate is a sentence.
@Suite(.timeLimit(.minutes(10))) struct CertificateTests {
  @Test func aCertificateThatHasExpiredIsNamed() async throws {
    let port = try Self.freePort()
    let server = try await PostgreSQLServer(settings: ["listen_addresses=127.0.0.1", "port=\(port)"])
    let administrator = try Connection(
      try DatabaseAddress(server.address(of: "postgres") + "&port=\(port)"))
    func run(_ sql: String) throws { try administrator.run([Statement(name: "", sql: sql)()]) }
    for (name, text) in [("server.key", Self.key), ("server.crt", Self.certificate)] {
      try run(
        "COPY (SELECT '\(text)') TO PROGRAM 'umask 077; printf \"%b\\n\" \"$(cat)\" > \(server.folder)/data/\(name)'"
      )
    }
    try run("ALTER SYSTEM SET ssl = on")
    try run("SELECT pg_reload_conf()")
    let authority = server.folder + "/authority.pem"
    try Self.certificate.write(toFile: authority, atomically: false, encoding: .utf8)
    let address = "postgres://app@127.0.0.1:\(port)/postgres?sslmode="
    // The server has read its new settings once it encrypts a connection.
    while (try? Connection(try DatabaseAddress(address + "require"))) == nil {}
    for mode in ["verify-ca", "verify-full"] {
      let error = await #expect(throws: StorageError.self) {
        try await Store.open(database: address + "\(mode)&sslrootcert=\(authority)")
      }
      #expect(error?.localizedDescription.contains("its certificate is not trusted") == true)
    }
    await server.end()
  }

  /// Returns the number of a port that nobody uses at the moment.
  private static func freePort() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    try #require(isBound)
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Expired in 2021.
  private static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBDjCBtgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcN
    MjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhv
    c3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATp5201B127ZpBlvD24BPjn8IJL
    RY0lvGB0lAjXfbfCguF/0eHGgy6uxVyDu+VOvfKMSm5Fz6nD6Rk91dOftXMiMAoG
    CCqGSM49BAMCA0cAMEQCIAeBbsj3J18QGtGFfCxH9At0hDl/R6CHc4S+3ZilmtKw
    AiBRBsxd4GE7Bq47f0t8mGVGEC/dYQFKwHQEzCyWrv3SHw==
    -----END CERTIFICATE-----

    """
  private static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgdfFXZcwQ0/G0N/gr
    7jgEOo3SmTlj0aIPBQXwV5l0bnuhRANCAATp5201B127ZpBlvD24BPjn8IJLRY0l
    vGB0lAjXfbfCguF/0eHGgy6uxVyDu+VOvfKMSm5Fz6nD6Rk91dOftXMi
    -----END PRIVATE KEY-----

    """
}
