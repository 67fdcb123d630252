/// The rules by which a view takes the space that it is offered, as in SwiftUI. `Documentation/Layout.md` has them in a table.
///
/// A node needs its own properties and the growth of its children, so that a change travels upward only. Spacers and dividers need the
/// direction of their stack, too, which does not change.
extension Node {
  /// The growth that follows from the role, the properties and the children. O(number of children) for containers.
  var growthOfContent: Axis.Set {
    var growth = growthOfRole
    if let frame = self[.frame] { frame.apply(to: &growth) }
    if let fixed = self[.fixedSize] { growth.subtract(fixed) }
    return growth
  }

  private var growthOfRole: Axis.Set {
    switch role {
    case .layers: takes(.measure) ? [.horizontal, .vertical] : growthOfChildren
    case .box: self[.position] == nil ? growthOfChildren : [.horizontal, .vertical]
    case .stack, .button, .link, .gridRow: growthOfChildren
    case .group: growthOfChildren.union(.horizontal)
    case .scroll:
      self[.axis] == .horizontal
        ? growthOfChildren.intersection(.vertical).union(.horizontal)
        : growthOfChildren.intersection(.horizontal).union(.vertical)
    case .grid:
      self[.tracks] == nil ? growthOfChildren : self[.axis] == .horizontal ? .vertical : .horizontal
    case .shape, .list, .table, .unavailable, .navigation, .screen, .tabs, .tab: [.horizontal, .vertical]
    case .spacer: parent?.stackAxis.map { Axis.Set($0) } ?? []
    case .divider: parent?.stackAxis == .horizontal ? .vertical : .horizontal
    case .textField, .toggle, .slider, .stepper, .datePicker, .disclosure, .section, .map, .chart: .horizontal
    case .picker:
      switch self[.pickerStyle] {
      case .menu, nil: []
      case .segmented, .inline: .horizontal
      }
    case .progress: self[.fractionCompleted] == nil ? [] : .horizontal
    // A picture that fills a frame of a height takes the width; one that fits has that of its own ratio.
    case .image: self[.aspectRatio]?.contentMode == .fill && self[.frame] != nil ? .horizontal : []
    case .window, .underlay, .overlay, .text, .locationButton, .photosPicker, .fileImporter, .option,
      .columns,
      .column, .cell, .row, .actions, .toolbar, .toolbarItem, .status, .commands, .sheet, .alert,
      .actionSheet,
      .annotation:
      []
    }
  }

  /// The growth of any child. Layers of a box have its size and never count, nor does a spacer outside of a stack, which has no growth.
  private var growthOfChildren: Axis.Set {
    var growth: Axis.Set = []
    for child in children {
      growth.formUnion(child.growth)
      if growth == [.horizontal, .vertical] { break }
    }
    return growth
  }

  /// The direction of a stack.
  private var stackAxis: Axis? { role == .stack ? self[.axis] ?? .vertical : nil }
}

extension FrameSize {
  /// Changes the growth of what is inside to that of the frame.
  fileprivate func apply(to growth: inout Axis.Set) {
    if width != nil { growth.remove(.horizontal) } else if maxWidth != nil { growth.insert(.horizontal) }
    if height != nil { growth.remove(.vertical) } else if maxHeight != nil { growth.insert(.vertical) }
  }
}

extension Property {
  /// Whether the growth of a node depends on it.
  var affectsGrowth: Bool {
    switch self {
    case .frame, .fixedSize, .position, .axis, .tracks, .pickerStyle, .fractionCompleted, .aspectRatio: true
    default: false
    }
  }
}
