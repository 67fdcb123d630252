/// The reason why the user's position is unknown.
public enum LocationTrouble: Sendable {
  case denied, unavailable, timedOut

  /// A sentence that says what is wrong and what to do.
  var sentence: String {
    switch self {
    case .denied:
      "Your location is not shared with this page. Allow it in the browser’s settings, or choose a place."
    case .unavailable: "Your device does not know where it is. Choose a place instead."
    case .timedOut: "Finding your location took too long. Try again, or choose a place."
    }
  }
}
