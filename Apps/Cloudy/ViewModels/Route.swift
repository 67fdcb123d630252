/// A screen over the root.
///
/// Its description is one component of the address: `locations/add` shows the list of locations with the search over
/// it.
public enum Route: String, Sendable, Hashable, CaseIterable, LosslessStringConvertible {
  /// The list of locations.
  case locations
  /// The search for another location, opened from the list.
  case addLocation = "add"
  /// The weather of all places.
  case glance
  /// The settings.
  case settings

  /// Parses one component of an address.
  public init?(_ description: String) { self.init(rawValue: description) }

  /// The component of the address.
  public var description: String { rawValue }

  /// The screen from which it is opened; nil for the root.
  var parent: Route? { self == .addLocation ? .locations : nil }

  /// Returns the longest prefix of a path in which every screen follows its ``parent``.
  static func reachable(_ path: [Route]) -> [Route] {
    var reachable: [Route] = []
    for route in path {
      guard route.parent == reachable.last else { break }
      reachable.append(route)
    }
    return reachable
  }
}
