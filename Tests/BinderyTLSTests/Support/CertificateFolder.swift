import Foundation

@testable import BinderyTLS

/// A folder with the files of a certificate, which exists as long as this object.
final class CertificateFolder {
  private let folder: URL

  /// The path of the certificate.
  var certificate: String { path("certificate.pem") }
  /// The path of the private key.
  var privateKey: String { path("key.pem") }

  /// Both files.
  var files: CertificateFiles {
    CertificateFiles(certificateChain: certificate, privateKey: privateKey)
  }

  init(_ content: TestCertificate) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try write(content)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a file of this folder.
  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Replaces both files.
  func write(_ content: TestCertificate) throws {
    try write(content.certificate, to: certificate)
    try write(content.privateKey, to: privateKey)
  }

  /// Replaces a file by another one, as programs that renew certificates do.
  func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try setMode(0o640, of: path)
  }

  /// Sets who has access to a file.
  func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
