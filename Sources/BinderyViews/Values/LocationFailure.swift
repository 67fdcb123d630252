/// Why a device reported no location.
public enum LocationFailure: Error, Sendable, Hashable, CaseIterable {
  /// The person, or a setting of the device, does not allow it.
  case denied
  /// The device does not know.
  case unavailable
  /// It took too long.
  case timedOut
}
