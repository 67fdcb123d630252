import BinderyStore
import Foundation
import TestSupport
import Testing

@testable import BinderyPostgreSQL

/// Encryption is libpq's. What is wrong with a certificate is a sentence.
@Suite(.timeLimit(.minutes(10))) struct CertificateTests {
  @Test func aCertificateThatHasExpiredIsNamed() async throws {
    let port = try FreePort.find()
    let server = try await PostgreSQLServer(settings: ["listen_addresses=127.0.0.1", "port=\(port)"])
    do {
      try await Self.checkExpiry(of: server, at: port)
    } catch {
      await server.end()
      throw error
    }
    await server.end()
  }

  private static func checkExpiry(of server: PostgreSQLServer, at port: Int) async throws {
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
    while (try? Connection(try DatabaseAddress(address + "require"))) == nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    for mode in ["verify-ca", "verify-full"] {
      let error = await #expect(throws: StorageError.self) {
        try await Store.open(database: address + "\(mode)&sslrootcert=\(authority)")
      }
      #expect(error?.localizedDescription.contains("its certificate is not trusted") == true)
    }
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
