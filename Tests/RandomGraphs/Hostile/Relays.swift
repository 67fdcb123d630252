internal import Bindery

/// A relay of a hostile program.
@MainActor
final class RelayRecord {
  let relay = Relay<Int>()
  /// The number of accepted events.
  var accepted = 0
  var subscriptions: [SubscriptionRecord] = []
}

/// A binding of a signal.
@MainActor
final class SubscriptionRecord {
  /// The number of events that the relay had accepted when the observation began.
  let first: Int
  /// The number of the last received event.
  var last: Int
  var disposable: Disposable?

  init(first: Int) {
    self.first = first
    last = first
  }
}
