internal import Bindery
internal import BinderyViews

/// The files that windows export, until their pages fetch them: each once, within a short time, in the browser of its window.
///
///     press ── WindowEffect.open("/bindery/download/‹ticket›") ──▶ page ── GET ──▶ the file, written while it is sent
@MainActor
final class DownloadRegistry {
  /// A page follows the address at once.
  static let lifetime = Duration.seconds(30)
  /// The limit of one session, so that a single window cannot use up the memory of the process.
  private static let maximumPerSession = 4

  private struct Ticket {
    weak var session: Session?
    let export: FileExport
  }

  private var tickets: [DownloadToken: Ticket] = [:]
  private let clock: SteadyClock

  init(clock: SteadyClock) { self.clock = clock }

  /// Adds a file of a window.
  ///
  /// - Returns: its address, which is valid once.
  func address(of export: FileExport, in session: Session) -> String? {
    guard tickets.values.count(where: { $0.session === session }) < Self.maximumPerSession else {
      export.end(because: DownloadError.tooMany)
      return nil
    }
    let token = DownloadToken()
    tickets[token] = Ticket(session: session, export: export)
    let expire: @MainActor @Sendable () -> Void = { [weak self] in self?.expire(token) }
    // Detached: it does not belong to the event that exports the file.
    Task.detached { [clock] in
      try? await clock.sleep(for: Self.lifetime)
      await expire()
    }
    return WireProtocol.downloadPath + token.description
  }

  private func expire(_ token: DownloadToken) {
    tickets.removeValue(forKey: token)?.export.end(because: DownloadError.notFetched)
  }

  /// Whether the file of a ticket can be fetched here.
  func contains(_ token: DownloadToken) -> Bool { tickets[token] != nil }

  /// Returns the file of a ticket, once; nil if the visitor may not have it.
  func take(_ token: DownloadToken, for visitor: Visitor) -> FileExport? {
    guard let ticket = tickets[token], let session = ticket.session, session.admits(visitor) else {
      return nil
    }
    tickets[token] = nil
    return ticket.export
  }
}

/// The reason why a file was not downloaded.
enum DownloadError: Error, CustomStringConvertible {
  case notFetched, tooMany, interrupted

  var description: String {
    switch self {
    case .notFetched: "the browser did not fetch it. Allow downloads from this page, and export it again."
    case .interrupted: "the download was interrupted. Export it again."
    case .tooMany: "other files of this window wait to be downloaded. Try again in a minute."
    }
  }
}
