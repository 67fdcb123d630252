import Bindery
import Observation

/// A view model with one observable property, in this library.
@MainActor
final class BinderyModel {
  @Box var value = 0
}

/// The same with a string.
@MainActor
final class BinderyStringModel {
  @Box var value = ""
}

/// A view model with one observable property, in Swift's Observation.
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

/// The same with an array.
@MainActor
final class BinderyArrayModel {
  @Box var items: [Int] = []
}

/// The same with an array.
@MainActor
@Observable
final class ObservableArrayModel {
  var items: [Int] = []
}

/// Calls `read` now and after each change, in the usual way with Observation: arm, wait, arm again.
@MainActor
final class ObservationLoop {
  private let read: @MainActor () -> Void
  private var isArmed = false

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    arm()
  }

  /// Observation calls before the value is written, so the read waits until the writer has finished.
  func arm() {
    guard !isArmed else { return }
    isArmed = true
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.isArmed = false }
    }
  }
}
