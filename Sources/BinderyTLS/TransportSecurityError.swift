/// The reason why files cannot be used for TLS.
public enum TransportSecurityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file does not exist, or this user cannot read it.
  case unreadableFile(String, reason: String)
  /// A file contains no certificate, or a damaged one.
  case noCertificate(file: String)
  /// A file contains no private key, or one that needs a passphrase.
  case noPrivateKey(file: String)
  /// All users of this machine have access to the file of a private key.
  case publicPrivateKey(file: String)
  /// A private key belongs to another certificate.
  case foreignPrivateKey(file: String, certificateChain: String)

  /// The path of the file.
  public var file: String {
    switch self {
    case .unreadableFile(let file, _), .noCertificate(let file), .noPrivateKey(let file),
      .publicPrivateKey(let file), .foreignPrivateKey(let file, _):
      file
    }
  }

  /// A sentence for the operator that says what is wrong and how to fix it.
  public var description: String {
    switch self {
    case .unreadableFile(let file, let reason):
      "The file “\(file)” cannot be read: \(reason). Give the path of a PEM file that this user can read."
    case .noCertificate(let file):
      """
      The file “\(file)” contains no certificate in PEM format. Give the file with the server's certificate and the intermediate ones, \
      each of which begins with -----BEGIN CERTIFICATE-----.
      """
    case .noPrivateKey(let file):
      """
      The file “\(file)” contains no private key in PEM format that can be read without a passphrase. Give the key of the certificate, \
      which begins with -----BEGIN PRIVATE KEY-----; “openssl pkey” removes a passphrase.
      """
    case .publicPrivateKey(let file):
      """
      All users of this machine have access to the private key in “\(file)”. Give the access to this user or its group only, for example \
      with “chmod 640”.
      """
    case .foreignPrivateKey(let file, let certificateChain):
      """
      The private key in “\(file)” does not belong to the first certificate in “\(certificateChain)”. Give the key for which that \
      certificate was issued, and the server's certificate before the intermediate ones.
      """
    }
  }
}
