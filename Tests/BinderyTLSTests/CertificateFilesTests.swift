import BinderyWeb
import Foundation
import Testing

@testable import BinderyTLS

/// Files that cannot be used are named, with the remedy.
struct CertificateFilesTests {
  private let folder: CertificateFolder

  init() throws { folder = try CertificateFolder(.first) }

  private func failure(certificate: String? = nil, key: String? = nil) -> TransportSecurityError? {
    #expect(throws: TransportSecurityError.self) {
      try TransportSecurity(
        certificateChain: certificate ?? folder.certificate, privateKey: key ?? folder.privateKey)
    }
  }

  @Test func bothFilesOfOnePairAreAccepted() throws {
    _ = try folder.security()
  }

  @Test func oneFileMayContainBoth() throws {
    let both = folder.path("both.pem")
    try folder.write(
      TestCertificate.first.privateKey + "\n" + TestCertificate.first.certificate + "\n", to: both)
    _ = try TransportSecurity(certificateChain: both, privateKey: both)
  }

  @Test func aMissingFileIsNamed() {
    let missing = folder.path("missing.pem")
    let reason = "No such file or directory"
    #expect(failure(certificate: missing) == .unreadableFile(missing, reason: reason))
    #expect(failure(key: missing) == .unreadableFile(missing, reason: reason))
  }

  @Test(arguments: ["", "/dev/null"])
  func aPathThatIsNoFileIsNamed(_ name: String) {
    let path = name.isEmpty ? folder.path("") : name
    #expect(failure(certificate: path) == .unreadableFile(path, reason: "it is not a file"))
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let large = folder.path("large.pem")
    try folder.write(String(repeating: "a", count: 1 << 20 + 1), to: large)
    #expect(failure(certificate: large) == .unreadableFile(large, reason: "it is larger than 1 MiB"))
  }

  @Test(arguments: ["", "no certificate", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
  func aFileWithoutACertificateIsNamed(_ text: String) throws {
    try folder.write(text, to: folder.certificate)
    #expect(failure() == .noCertificate(file: folder.certificate))
  }

  @Test func aDamagedIntermediateCertificateIsNamed() throws {
    let damaged = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"
    try folder.write(TestCertificate.first.certificate + "\n" + damaged, to: folder.certificate)
    #expect(failure() == .noCertificate(file: folder.certificate))
  }

  @Test(arguments: ["", "no key", TestCertificate.first.certificate, TestCertificate.lockedKey])
  func aFileWithoutAReadableKeyIsNamed(_ text: String) throws {
    try folder.write(text, to: folder.privateKey)
    #expect(failure() == .noPrivateKey(file: folder.privateKey))
  }

  @Test(arguments: [(0o600, true), (0o640, true), (0o644, false), (0o602, false), (0o601, false)])
  func aKeyToWhichAllUsersHaveAccessIsRefused(mode: Int, isAccepted: Bool) throws {
    try folder.setMode(mode, of: folder.privateKey)
    if isAccepted {
      _ = try folder.security()
    } else {
      #expect(failure() == .publicPrivateKey(file: folder.privateKey))
    }
  }

  @Test func allUsersMayReadTheCertificate() throws {
    try folder.setMode(0o644, of: folder.certificate)
    _ = try folder.security()
  }

  @Test func theKeyOfAnotherCertificateIsNamed() throws {
    try folder.write(TestCertificate.renewed.privateKey, to: folder.privateKey)
    #expect(
      failure() == .foreignPrivateKey(file: folder.privateKey, certificateChain: folder.certificate))
  }

  @Test(arguments: [
    TransportSecurityError.unreadableFile("a.pem", reason: "Permission denied"),
    .noCertificate(file: "a.pem"),
    .noPrivateKey(file: "a.pem"), .publicPrivateKey(file: "a.pem"),
    .foreignPrivateKey(file: "a.pem", certificateChain: "b.pem"),
  ])
  func anErrorNamesTheFileAndTheRemedy(_ error: TransportSecurityError) {
    #expect(error.file == "a.pem")
    #expect(error.description.contains("“a.pem”"))
    #expect(error.description.contains(". Give the "))
  }
}
