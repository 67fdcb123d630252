internal import Bindery
internal import Places

/// The user's location. Only their device knows it: a server does not know the positions of its visitors.
@MainActor
final class CurrentPosition {
  /// The location that the device reported last; nil if unknown.
  @Box var coordinate: Coordinate?
}
