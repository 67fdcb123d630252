/// Where a person's device says that it is.
public struct UserLocation: Sendable, Hashable {
  /// The point.
  public var coordinate: MapCoordinate
  /// How far off it may be, in metres.
  public var accuracy: Double
  /// The identifier of the device's time zone, such as `Europe/Berlin`, where it tells one.
  public var timeZone: String?

  /// Describes a place.
  public init(coordinate: MapCoordinate, accuracy: Double = 0, timeZone: String? = nil) {
    self.coordinate = coordinate
    self.accuracy = accuracy
    self.timeZone = timeZone
  }

  /// The text of a ``UserEvent/Action/change(_:)``: latitude, longitude, accuracy and, if it is known, the time zone.
  public var text: String {
    ["\(coordinate.latitude)", "\(coordinate.longitude)", "\(accuracy)", timeZone].compactMap(\.self)
      .joined(separator: ",")
  }

  /// Reads the text of an event; `nil` where it is no place on Earth.
  public init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (2...4).contains(parts.count), let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    let accuracy = parts.count > 2 ? Double(parts[2]) ?? 0 : 0
    self.init(
      coordinate: MapCoordinate(latitude: latitude, longitude: longitude),
      accuracy: accuracy.isFinite ? max(0, accuracy) : 0,
      timeZone: parts.count > 3 && !parts[3].isEmpty && parts[3].utf8.count <= 64 ? String(parts[3]) : nil)
  }
}

/// Why a device did not say where it is.
public enum LocationFailure: String, Error, Sendable {
  /// The person, or a setting of the device, does not allow it.
  case denied
  /// The device does not know.
  case unavailable
  /// It took too long.
  case timedOut
}

/// A button that, when it is pressed, asks the device where the person is. The device asks the person first.
///
/// ```swift
/// LocationButton("Use my location") { result in model.use(result) }
/// ```
public struct LocationButton: View {
  let title: @MainActor () -> String
  let action: @MainActor (Result<UserLocation, LocationFailure>) -> Void

  /// Asks for the place.
  ///
  /// - Parameters:
  ///   - title: what stands on the button. What it reads is tracked.
  ///   - action: gets the place, or why there is none.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    action: @escaping @MainActor (Result<UserLocation, LocationFailure>) -> Void
  ) {
    self.title = title
    self.action = action
  }
}

extension LocationButton: ElementView {
  func role(in context: MountContext) -> Role { .locationButton }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let action = action
    element.on(.change) { event, _ in
      guard case .change(let text) = event else { return }
      if let failure = LocationFailure(rawValue: text) {
        action(.failure(failure))
      } else if let location = UserLocation(text: text) {
        action(.success(location))
      }
    }
  }

  var block: (@MainActor () -> Label)? {
    let title = title
    return { Label(title(), icon: .location) }
  }
}
