/// A helper element inside a node's element: what carries a property that the node's own element cannot.
///
/// It is marked `data-part` in the document, and belongs to the nearest element around it that has a node's id.
public enum DOMPart: String, Sendable, Hashable, CaseIterable {
  /// The words of the title.
  case title
  /// The smaller words under the title.
  case detail
  /// The words beside a control.
  case label
  /// The control itself: an input, a select, a button.
  case control
  /// The picture drawn from the sprite.
  case icon
  /// The value in words, such as a stepper's number.
  case value
  /// Where the children stand.
  case content
  /// Where the children stand that are a row's actions.
  case actions
}
