internal import BinderyViewModels

/// The log-ins that are left after changes, as a pure value.
struct LogInTable {
  private var byID: [KeptLogIn.ID: KeptLogIn] = [:]
  private var byUser: [User.ID: Set<KeptLogIn.ID>] = [:]

  /// The log-ins, the oldest first.
  var logIns: [KeptLogIn] { byID.values.sorted { ($0.start, $0.id) < ($1.start, $1.id) } }

  /// Does what has happened. An end of a log-in that is not there is none: two processes may both end it.
  mutating func apply(_ change: LogInChange) {
    switch change {
    case .began(let logIn):
      remove(logIn.id)
      byID[logIn.id] = logIn
      byUser[logIn.user, default: []].insert(logIn.id)
    case .used(let id, let time):
      if let logIn = byID[id] { byID[id]?.lastUse = max(logIn.lastUse, time) }
    case .ended(let id): remove(id)
    case .endedAll(let user):
      for id in byUser.removeValue(forKey: user) ?? [] { byID[id] = nil }
    }
  }

  private mutating func remove(_ id: KeptLogIn.ID) {
    guard let logIn = byID.removeValue(forKey: id) else { return }
    byUser[logIn.user]?.remove(id)
    if byUser[logIn.user]?.isEmpty == true { byUser[logIn.user] = nil }
  }
}
