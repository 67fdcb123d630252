/// Why a device did not say where it is.
public enum LocationTrouble: Sendable, Hashable, CaseIterable {
  /// The person, or a setting of the device, does not allow it.
  case denied
  /// The device does not know.
  case unavailable
  /// It took too long.
  case timedOut

  /// What to do about it, in a sentence.
  var sentence: String {
    switch self {
    case .denied:
      "This browser does not share your location. Allow it in the browser’s settings, or add a location by name."
    case .unavailable:
      "This device can’t find your location. Add a location by name instead."
    case .timedOut:
      "Finding your location took too long. Try again, or add a location by name."
    }
  }
}
