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
      "This browser does not tell where you are. Allow it in the browser’s settings, or add a location by name."
    case .unavailable:
      "This device does not know where it is. Add a location by name instead."
    case .timedOut:
      "This device took too long to tell where it is. Try again, or add a location by name."
    }
  }
}
