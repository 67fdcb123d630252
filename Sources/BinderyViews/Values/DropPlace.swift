/// Where a value lands that is dropped on an element. A host may send the raw values over a wire, so they never change.
public enum DropPlace: Int, Sendable, Hashable, CaseIterable {
  /// In the element, which takes values itself.
  case on
  /// Before the element, in its list.
  case before
  /// After the element, in its list.
  case after
}
