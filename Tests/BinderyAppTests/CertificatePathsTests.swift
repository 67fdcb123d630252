internal import ArgumentParser
internal import BinderyServices
@testable internal import BinderyApp
internal import Testing

struct CertificatePathsTests {
  private func paths(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> CertificatePaths? {
    try Configuration(
      try AppOptions.parse(arguments), environment: ["HOME": "/home/ada"].merging(environment) { $1 }
    ).certificate
  }

  private func error(_ arguments: [String], _ environment: [String: String] = [:]) -> String {
    let error = #expect(throws: ConfigurationError.self) { try paths(arguments, environment)?.security() }
    return error.map { "\($0)" } ?? ""
  }

  @Test func noFilesMeanPlainHTTP() throws {
    #expect(try paths() == nil)
    #expect(try paths([], ["BINDERY_TLS_CERTIFICATE": "", "BINDERY_TLS_KEY": ""]) == nil)
  }

  @Test func theCommandLineWinsOverTheEnvironment() throws {
    let environment = ["BINDERY_TLS_CERTIFICATE": "a.pem", "BINDERY_TLS_KEY": "b.pem"]
    let given = try #require(try paths([], environment))
    #expect([given.certificate.path, given.privateKey.path] == ["a.pem", "b.pem"])
    let mixed = try #require(try paths(["--tls-key", "c.pem"], environment))
    #expect([mixed.certificate.path, mixed.privateKey.path] == ["a.pem", "c.pem"])
  }

  @Test func oneFileWithoutTheOtherIsRefused() {
    #expect(
      error(["--tls-certificate", "a.pem"])
        == "--tls-certificate is “a.pem”. Give its private key as well, with --tls-key or BINDERY_TLS_KEY.")
    #expect(
      error([], ["BINDERY_TLS_KEY": "b.pem"])
        == "BINDERY_TLS_KEY is “b.pem”. Give its certificate as well, with --tls-certificate or BINDERY_TLS_CERTIFICATE."
    )
  }

  @Test func anEmptyPathIsRefused() {
    #expect(
      error(["--tls-certificate", "", "--tls-key", "b.pem"])
        == "--tls-certificate is “”. Give the path of a file in PEM format.")
  }

  #if TLS
  @Test func aFileThatCannotBeUsedIsNamedWithItsOption() {
    #expect(
      error(["--tls-certificate", "/nowhere/a.pem"], ["BINDERY_TLS_KEY": "b.pem"])
        .hasPrefix("--tls-certificate is “/nowhere/a.pem”. The file “/nowhere/a.pem” cannot be read: "))
  }
  #else
  @Test func programsWithoutTLSExplainHowToBuildIt() {
    #expect(
      error(["--tls-key", "b.pem"], ["BINDERY_TLS_CERTIFICATE": "a.pem"])
        .hasPrefix(
          "BINDERY_TLS_CERTIFICATE is “a.pem”. This program was built without TLS. Build it with “swift "))
  }
  #endif
}
