/// A screen above the root.
///
/// Its description is its part of an address: `locations/add` shows the list of locations with the search over it.
public enum Route: String, Sendable, Hashable, CaseIterable, LosslessStringConvertible {
  /// The list of locations.
  case locations
  /// The search for another location, opened from the list.
  case addLocation = "add"
  /// The weather of all places.
  case glance
  /// The settings.
  case settings

  /// Reads a part of an address.
  public init?(_ description: String) { self.init(rawValue: description) }

  /// Its part of an address.
  public var description: String { rawValue }

  /// The screen it is opened from; `nil` for the root.
  var parent: Route? { self == .addLocation ? .locations : nil }

  /// The longest beginning of a path in which every screen follows the one it is opened from.
  static func reachable(_ path: [Route]) -> [Route] {
    var reachable: [Route] = []
    for route in path {
      guard route.parent == reachable.last else { break }
      reachable.append(route)
    }
    return reachable
  }
}
