internal import BinderyServices
internal import BinderyWeb

#if TLS
internal import BinderyTLS
#endif

/// The files with which a program serves HTTPS.
struct CertificatePaths: Sendable, Equatable {
  /// The path of a file, and the option or variable that names it.
  struct Source: Sendable, Equatable {
    let name: String
    let path: String

    /// Returns the option's value, else the variable's; nil if none is set.
    init?(_ option: String, _ given: String?, _ variable: String, _ environment: EnvironmentReader)
      throws(ConfigurationError)
    {
      guard let path = given ?? environment[variable] else { return nil }
      name = given == nil ? variable : option
      self.path = path
      guard !path.isEmpty else { throw error("Give the path of a file in PEM format.") }
    }

    func error(_ remedy: String) -> ConfigurationError {
      ConfigurationError(source: name, value: path, remedy: remedy)
    }
  }

  /// The certificate, followed by the intermediate ones.
  let certificate: Source
  let privateKey: Source

  /// Returns the files that the command line and the environment name; nil if they name none.
  /// - Throws: ``ConfigurationError`` if they name only one of both.
  init?(_ options: AppOptions, _ environment: EnvironmentReader) throws(ConfigurationError) {
    let certificate = try Source(
      "--tls-certificate", options.tlsCertificate, "BINDERY_TLS_CERTIFICATE", environment)
    let privateKey = try Source("--tls-key", options.tlsKey, "BINDERY_TLS_KEY", environment)
    switch (certificate, privateKey) {
    case (nil, nil): return nil
    case (let certificate?, let privateKey?): (self.certificate, self.privateKey) = (certificate, privateKey)
    case (let certificate?, nil):
      throw certificate.error("Give its private key as well, with --tls-key or BINDERY_TLS_KEY.")
    case (nil, let privateKey?):
      throw privateKey.error(
        "Give its certificate as well, with --tls-certificate or BINDERY_TLS_CERTIFICATE.")
    }
  }

  /// Reads the files.
  /// - Throws: ``ConfigurationError`` if they cannot be used, or if the program was built without TLS.
  func security() throws(ConfigurationError) -> TransportSecurity {
    #if TLS
    do throws(TransportSecurityError) {
      return try TransportSecurity(certificateChain: certificate.path, privateKey: privateKey.path)
    } catch {
      let source =
        switch error {
        case .unreadableFile(let file, _): file == certificate.path ? certificate : privateKey
        case .noCertificate: certificate
        case .noPrivateKey, .publicPrivateKey, .foreignPrivateKey: privateKey
        }
      throw source.error("\(error)")
    }
    #else
    throw MissingTrait.tls.error(source: certificate.name, value: certificate.path)
    #endif
  }
}
