/// A helper element inside a node's element: what shows a property that the node's own element cannot.
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
  /// The way back to the screen before.
  case back
  /// The words of the way back.
  case backTitle
  /// The place of the children.
  case content
  /// The place of a screen's toolbar.
  case actions
}
