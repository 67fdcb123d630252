extension LayoutBox {
  /// The frame on the screen.
  var screenRect: CellRect {
    var rect = frame
    var next = parent
    while let box = next {
      rect = rect.offset(x: box.frame.x, y: box.frame.y)
      next = box.parent
    }
    return rect
  }

  /// The visible part of it, on the screen.
  var visibleRect: CellRect {
    var rect = frame
    var next = parent
    while let box = next {
      rect = rect.intersection(CellRect(x: 0, y: 0, width: box.frame.width, height: box.frame.height))
        .offset(x: box.frame.x, y: box.frame.y)
      next = box.parent
    }
    return rect
  }
}
