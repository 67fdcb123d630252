@testable import BinderyWeb

extension WebLimits {
  /// The limits of tests of saved state, which pages receive at once.
  static let savingAtOnce: WebLimits = {
    var limits = WebLimits()
    limits.savedStateDelay = .zero
    limits.firstPaintTimeout = .milliseconds(50)
    // Tests that wait for work never wait for the limit, however busy the machine is.
    limits.eventTimeout = .seconds(600)
    return limits
  }()
}
