/// The effects of box modifiers, in the order in which one node shows them from the inside to the outside: CSS's box
/// and SwiftUI's usual order.
///
///     content ▸ position ▸ aspectRatio ▸ padding ▸ frame ▸ underlay ▸ background ▸ overlay ▸ border ▸ clip
///             ▸ shadow ▸ effects ▸ path ▸ opacity ▸ scale ▸ rotation ▸ offset
///
/// A modifier whose stage comes after all stages of a node so far is one more property of that node. One whose stage
/// is already present, or comes before, applies outside of them: a box opens around the node.
enum BoxStage: UInt8, Comparable, CaseIterable {
  case position, aspectRatio, padding, frame, underlay, background, overlay, border, clip, shadow
  /// Several effects of one node are a list.
  case effects
  /// A clip to a path, which cuts shadows, too. It has a box of its own, whose size is that of the view.
  case path
  case opacity, scale, rotation, offset

  static func < (left: BoxStage, right: BoxStage) -> Bool { left.rawValue < right.rawValue }
}

/// The stages that an element can show itself.
struct BoxStages: OptionSet, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ stages: BoxStage...) {
    rawValue = stages.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// The stages of all elements: they change only the painting of the element as a whole.
  static let effects = BoxStages(.effects, .opacity, .scale, .rotation, .offset)
  /// The stages of an element without its own appearance, which has the size of its content.
  static let plain = BoxStages(.padding, .background, .border, .clip, .shadow).union(.effects)
  static let all = BoxStages(rawValue: .max)
  /// The stages of the element's role.
  static let `default` = BoxStages([])

  func contains(_ stage: BoxStage) -> Bool { rawValue & 1 << stage.rawValue != 0 }

  /// Returns the stages of a role, unless a view specifies its own.
  func applied(to role: Role) -> BoxStages {
    guard self == .default else { return self }
    switch role {
    case .stack, .layers, .text, .grid, .gridRow, .progress, .disclosure, .unavailable, .chart: return .plain
    case .scroll, .list, .table: return .plain.union(BoxStages(.frame))
    case .image, .shape: return BoxStages(.aspectRatio, .frame, .background, .clip, .shadow).union(.effects)
    case .textField, .slider, .map, .divider, .spacer: return BoxStages(.frame).union(.effects)
    case .button, .locationButton, .link, .toggle, .picker, .stepper, .datePicker, .photosPicker,
      .fileImporter,
      .group:
      return .effects
    // Parts of their parent, without boxes between; and elements that fill a window.
    case .window, .box, .underlay, .overlay, .option, .section, .row, .columns, .column, .cell, .actions,
      .navigation, .screen,
      .toolbar,
      .toolbarItem, .status, .tabs, .tab, .commands, .sheet, .alert, .actionSheet,
      .annotation:
      return .all
    }
  }
}
