internal import Bindery

/// A relay of a hostile program.
@MainActor
final class RelayRecord {
  let relay = Relay<Int>()
  /// How many events were accepted.
  var accepted = 0
  var subscriptions: [SubscriptionRecord] = []
}

/// A binding of a signal.
@MainActor
final class SubscriptionRecord {
  /// How many events its relay had accepted when it began.
  let first: Int
  /// The number of the last event that it got.
  var last: Int
  var disposable: Disposable?

  init(first: Int) {
    self.first = first
    last = first
  }
}
