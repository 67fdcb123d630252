/// The reason why a device reported no location.
public enum LocationFailure: Error, Sendable, Hashable, CaseIterable {
  /// The person, or a setting of the device, denied access.
  case denied
  /// The device cannot determine its location.
  case unavailable
  /// The request timed out.
  case timedOut
}
