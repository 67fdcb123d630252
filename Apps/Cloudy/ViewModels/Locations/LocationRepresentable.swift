/// A location, as a row shows it.
public protocol LocationRepresentable: Representable {
  /// Whether the location can be removed from the list.
  var canBeDeleted: Bool { get }
}
