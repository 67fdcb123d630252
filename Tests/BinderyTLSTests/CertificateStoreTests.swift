import Foundation
import InMemoryLogging
import Logging
import NIOSSL
import Testing

@testable import BinderyTLS

/// When the files of a certificate are read again.
struct CertificateStoreTests {
  private let folder: CertificateFolder
  private let clock = SteppedClock()
  private let log = InMemoryLogHandler()

  init() throws { folder = try CertificateFolder(.first) }

  private var messages: [String] { log.entries.map { "\($0.level) \($0.message)" } }

  private func makeStore() throws -> CertificateStore {
    try CertificateStore(files: folder.files, logger: Logger(label: "test") { [log] _ in log }) { [clock] in
      clock.now
    }
  }

  @Test func replacedFilesAreReadAMinuteAfterTheLastCheck() throws {
    let store = try makeStore()
    let first = store.current()
    try folder.write(.renewed)
    clock.advance(by: .seconds(59))
    #expect(store.current() === first)
    clock.advance(by: .seconds(1))
    let second = store.current()
    #expect(second !== first)
    #expect(messages == ["notice The renewed certificate in “\(folder.certificate)” is in use."])
    clock.advance(by: .seconds(60))
    #expect(store.current() === second)
    #expect(messages.count == 1)
  }

  @Test func halfARenewalIsCompletedAtTheNextCheck() throws {
    let store = try makeStore()
    let first = store.current()
    try folder.write(TestCertificate.renewed.certificate, to: folder.certificate)
    clock.advance(by: .seconds(60))
    #expect(store.current() === first)
    let error = TransportSecurityError.foreignPrivateKey(
      file: folder.privateKey, certificateChain: folder.certificate)
    #expect(messages == ["error \(error) The previous certificate stays in use."])
    try folder.write(TestCertificate.renewed.privateKey, to: folder.privateKey)
    clock.advance(by: .seconds(60))
    #expect(store.current() !== first)
  }

  @Test func aRemovedFileLeavesThePreviousCertificate() throws {
    let store = try makeStore()
    let first = store.current()
    try FileManager.default.removeItem(atPath: folder.privateKey)
    clock.advance(by: .seconds(60))
    #expect(store.current() === first)
    #expect(messages.count == 1)
  }

  @Test func aLinkThatLeadsToOtherFilesIsARenewal() throws {
    let next = try CertificateFolder(.renewed)
    for (path, target) in [
      (folder.certificate, next.certificate), (folder.privateKey, next.privateKey),
    ] {
      try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".1")
      #expect(FileManager.default.contents(atPath: target) != nil)
    }
    let store = try makeStore()
    let first = store.current()
    for (path, target) in [
      (folder.certificate, next.certificate), (folder.privateKey, next.privateKey),
    ] {
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    clock.advance(by: .seconds(60))
    #expect(store.current() !== first)
  }

  @Test func anExpiredCertificateIsUsedWithAWarning() throws {
    try folder.write(.expired)
    _ = try makeStore()
    #expect(messages == ["warning The certificate in “\(folder.certificate)” has expired. Renew it."])
  }

  @Test(arguments: [
    (99, "is not valid yet. Check the clock of this machine"), (100, nil), (200, "has expired. Renew it"),
  ])
  func aCertificateIsValidForATime(second: Int, warning: String?) throws {
    let certificate = Certificate(context: try folder.files.load().context, validity: 100..<200)
    #expect(certificate.warning(at: second) == warning)
  }

  @Test func aCertificateThatEndsBeforeItBeginsIsNeverValid() {
    #expect(CertificateFiles.validity(from: 100, to: 200) == 100..<200)
    #expect(CertificateFiles.validity(from: 200, to: 100).isEmpty)
  }
}

extension Logger {
  /// A logger without output.
  static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}
