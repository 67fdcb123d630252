/// The reason why a device did not report its location.
public enum LocationTrouble: Sendable, Hashable, CaseIterable {
  /// The user or a setting of the device does not allow it.
  case denied
  /// The device does not know its location.
  case unavailable
  /// The device did not reply in time.
  case timedOut

  /// A sentence that says what to do.
  var sentence: String {
    switch self {
    case .denied:
      "This browser does not share your location. Allow it in the browser’s settings, or add a location by name."
    case .unavailable:
      "This device cannot find your location. Add a location by name instead."
    case .timedOut:
      "Finding your location took too long. Try again, or add a location by name."
    }
  }
}
