import Bindery
import Observation

/// A view model with one observable property, by this library.
@MainActor
final class BinderyModel {
  @Box var value = 0
}

/// The same with a string.
@MainActor
final class BinderyStringModel {
  @Box var value = ""
}

/// A view model with one observable property, by Swift's Observation.
@MainActor
@Observable
final class ObservableModel {
  var value = 0
}

/// The same with a string.
@MainActor
@Observable
final class ObservableStringModel {
  var value = ""
}

/// Calls `read` now and after each change, as one does with Observation: arm, wait, arm again.
@MainActor
final class ObservationLoop {
  private let read: @MainActor () -> Void
  private var isArmed = false

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    arm()
  }

  /// Observation calls before the value is written, so the reading waits until the writer says that it is done.
  func arm() {
    guard !isArmed else { return }
    isArmed = true
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.isArmed = false }
    }
  }
}
