internal import NIOSSL

/// The files of a certificate and its private key.
struct CertificateFiles: Sendable {
  /// The path of the server's certificate, followed by the intermediate ones.
  let certificateChain: String
  /// The path of the private key.
  let privateKey: String

  /// What identifies the content of both files; it changes when one of them is replaced.
  typealias Version = [PEMFile.Version?]

  /// The present version.
  var version: Version { [PEMFile(certificateChain).version, PEMFile(privateKey).version] }

  /// Reads the files.
  func load() throws(TransportSecurityError) -> Certificate {
    let chain: [NIOSSLCertificate]
    let chainBytes = try PEMFile(certificateChain).contents()
    do { chain = try NIOSSLCertificate.fromPEMBytes(chainBytes) } catch {
      throw .noCertificate(file: certificateChain)
    }
    let key: NIOSSLPrivateKey
    let keyBytes = try PEMFile(privateKey).contents(isSecret: true)
    do { key = try NIOSSLPrivateKey(bytes: keyBytes, format: .pem) } catch {
      throw .noPrivateKey(file: privateKey)
    }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    configuration.cipherSuiteValues = Self.cipherSuites
    configuration.applicationProtocols = ["http/1.1"]
    do {
      return Certificate(
        context: try NIOSSLContext(configuration: configuration),
        validity: Self.validity(from: Int(chain[0].notValidBefore), to: Int(chain[0].notValidAfter)))
    } catch {
      throw .foreignPrivateKey(file: privateKey, certificateChain: certificateChain)
    }
  }

  /// The cipher suites of TLS 1.2: those whose recorded traffic a stolen private key does not decrypt (ECDHE), and that authenticate what
  /// they encrypt (AEAD). All of TLS 1.3 are such.
  private static let cipherSuites: [NIOTLSCipher] = [
    .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
    .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
    .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
  ]

  /// Returns the time during which a certificate is accepted: none if it ends before it begins.
  static func validity(from start: Int, to end: Int) -> Range<Int> { start..<max(start, end) }
}
