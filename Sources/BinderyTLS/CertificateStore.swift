internal import Glibc
internal import Logging
internal import NIOSSL
internal import Synchronization

/// The present certificate, which is read again when its files were replaced.
final class CertificateStore: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// The minimum time between two checks of the files.
  static let checkInterval = Duration.seconds(60)

  private struct State {
    var certificate: Certificate
    /// The version of the files with this certificate.
    var version: CertificateFiles.Version
    var checked: Instant
  }

  private let files: CertificateFiles
  private let logger: Logger
  private let now: @Sendable () -> Instant
  private let state: Mutex<State>

  /// Reads the files.
  ///
  /// - Throws: ``TransportSecurityError`` for files that cannot be used.
  init(
    files: CertificateFiles, logger: Logger, now: @escaping @Sendable () -> Instant = { .now }
  ) throws(TransportSecurityError) {
    self.files = files
    self.logger = logger
    self.now = now
    let version = files.version
    let certificate = try files.load()
    state = Mutex(State(certificate: certificate, version: version, checked: now()))
    warn(about: certificate)
  }

  /// Returns the setting of a new connection. At most once in ``checkInterval``, it looks at the files, and reads them if they were
  /// replaced, which takes about a millisecond.
  func current() -> NIOSSLContext {
    let instant = now()
    return state.withLock { state in
      if instant - state.checked >= Self.checkInterval {
        state.checked = instant
        renew(&state)
      }
      return state.certificate.context
    }
  }

  private func renew(_ state: inout State) {
    let version = files.version
    guard version != state.version else { return }
    do throws(TransportSecurityError) {
      state.certificate = try files.load()
      state.version = version
      logger.notice("The renewed certificate in “\(files.certificateChain)” is in use.")
      warn(about: state.certificate)
    } catch {
      // The version is not kept, so that the files are read again at the next check: perhaps only one of them was replaced so far.
      logger.error("\(error) The previous certificate stays in use.")
    }
  }

  private func warn(about certificate: Certificate) {
    if let warning = certificate.warning(at: time(nil)) {
      logger.warning("The certificate in “\(files.certificateChain)” \(warning).")
    }
  }
}
