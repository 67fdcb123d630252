internal import BinderyViewModels

/// Ends the sessions of log-ins that end.
@MainActor
final class EndedLogIns {
  private let logIns: LogIns
  private let dispatcher: SessionDispatcher
  /// The log-ins that have ended, and whose sessions end next.
  private var ended: Set<KeptLogIn.ID> = []
  /// Ends sessions; nil if no log-in has ended.
  private(set) var ending: Task<Void, Never>?

  /// Ends the sessions of log-ins of a host from now on.
  init(_ logIns: LogIns, dispatcher: SessionDispatcher) {
    self.logIns = logIns
    self.dispatcher = dispatcher
    logIns.onEnd = { [weak self] in self?.end($0) }
  }

  /// Ends the sessions of a log-in, together with those of others that end now. An event of one of the sessions may be running.
  ///
  /// A page sees the end only once it is saved: nobody sees a log-out that a power failure undoes.
  private func end(_ logIn: LogIn) {
    dispatcher.saver.saveAll(of: logIn.id)
    ended.insert(logIn.id)
    guard ending == nil else { return }
    ending = Task {
      // Further log-ins may end while these are being saved, and because these sessions end.
      while !ended.isEmpty {
        let now = ended
        ended = []
        await logIns.save()
        dispatcher.registry.removeAll(of: now)
      }
      ending = nil
    }
  }
}
