/// A location, as a row shows it.
public protocol LocationRepresentable: Representable {
  /// Whether it can be taken off the list.
  var canBeDeleted: Bool { get }
}
