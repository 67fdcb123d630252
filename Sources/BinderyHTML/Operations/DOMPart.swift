/// A helper element inside a node's element, for properties that the node's own element cannot show.
///
/// It is marked `data-part` in the document, and belongs to the nearest ancestor with a node's id.
public enum DOMPart: String, Sendable, Hashable, CaseIterable {
  /// The text of the title.
  case title
  /// The secondary text under the title.
  case detail
  /// The label of a control.
  case label
  /// The control itself: an input, a select, a button.
  case control
  /// The picture drawn from the sprite.
  case icon
  /// The value as text, such as a stepper's number.
  case value
  /// The reason why the last value was refused.
  case refusal
  /// The back button.
  case back
  /// The text of the back button.
  case backTitle
  /// The container of the children.
  case content
  /// The container of a screen's toolbar.
  case actions
}
