/// A list: sections with an empty line between them, or plain rows.
final class ListElement: StackBox {
  override var stretches: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) {
    spacing = boxes.contains { $0 is SectionElement } ? 1 : 0
    setChildren(boxes)
    measurePlaceholders()
  }

  override func measureHeight(width: Int) -> Int {
    alignPictures(in: width)
    return super.measureHeight(width: width)
  }
}

/// Pictures at the start of rows that are shown as their text alternatives: the words after them are in a column, as after pictures of
/// the same size.
extension StackBox {
  /// Gives the pictures at the start of its rows the width of the widest one, up to a third of the list.
  func alignPictures(in width: Int) {
    guard !isLinear else { return }
    let pictures = children.compactMap { box in (box as? RowElement)?.firstPicture }
    guard !pictures.isEmpty else { return }
    let column = pictures.count > 1 ? min(pictures.map(\.ownWidth).max() ?? 0, width / 3) : nil
    for picture in pictures where picture.use(column: column) {
      var next = picture.parent
      while let box = next, box !== self {
        box.forgetMeasures()
        next = box.parent
      }
    }
  }

  /// The height of a placeholder depends on the rows beside it.
  func measurePlaceholders() {
    for case let rows as PlaceholderRowsElement in children { rows.forgetMeasures() }
  }

  /// The picture at its start, if something is beside it.
  private var firstPicture: PictureElement? {
    let boxes = visibleChildren
    guard let first = boxes.first else { return nil }
    if let picture = first as? PictureElement {
      return axis == .horizontal && boxes.count > 1 ? picture : nil
    }
    guard axis == .horizontal || boxes.count == 1 else { return nil }
    return (first as? StackBox ?? first.visibleChildren.first as? StackBox)?.firstPicture
  }
}
