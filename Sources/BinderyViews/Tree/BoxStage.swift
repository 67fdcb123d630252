/// What a box modifier changes, in the order in which one node shows them from the inside to the outside: CSS's box
/// and SwiftUI's usual order.
///
///     content ▸ aspectRatio ▸ padding ▸ frame ▸ underlay ▸ background ▸ overlay ▸ border ▸ clip
///             ▸ shadow ▸ opacity ▸ scale ▸ rotation ▸ offset
///
/// A modifier whose stage comes after all that a node shows by then is one more property of that node. One whose stage
/// is there already, or comes before, applies outside of what is there: a box opens around the node.
enum BoxStage: UInt8, Comparable, CaseIterable {
  case aspectRatio, padding, frame, underlay, background, overlay, border, clip, shadow, opacity, scale,
    rotation
  case offset

  static func < (left: BoxStage, right: BoxStage) -> Bool { left.rawValue < right.rawValue }
}

/// The stages that an element can show by itself.
struct BoxStages: OptionSet, Hashable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ stages: BoxStage...) {
    rawValue = stages.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// What any element can show: it changes only how the whole of it is painted.
  static let effects = BoxStages(.opacity, .scale, .rotation, .offset)
  /// Those of an element that has no look of its own, and takes the size of its content.
  static let plain = BoxStages(.padding, .background, .border, .clip, .shadow).union(.effects)
  static let all = BoxStages(rawValue: .max)
  /// Those of the element's role.
  static let `default` = BoxStages([])

  func contains(_ stage: BoxStage) -> Bool { rawValue & 1 << stage.rawValue != 0 }

  /// The stages of a role, unless a view says more exactly which it can show.
  func applied(to role: Role) -> BoxStages {
    guard self == .default else { return self }
    switch role {
    case .stack, .layers, .text, .grid, .gridRow, .progress, .disclosure, .unavailable, .chart: return .plain
    case .scroll, .list: return .plain.union(BoxStages(.frame))
    case .image, .shape: return BoxStages(.aspectRatio, .frame, .background, .clip, .shadow).union(.effects)
    case .textField, .slider, .map, .divider, .spacer: return BoxStages(.frame).union(.effects)
    case .button, .locationButton, .link, .toggle, .picker, .stepper, .datePicker, .photosPicker,
      .fileImporter,
      .group:
      return .effects
    // Parts of what is around, between which no box can be; and what fills a window.
    case .window, .box, .underlay, .overlay, .option, .section, .row, .actions, .navigation, .screen,
      .toolbar,
      .toolbarItem, .status, .tabs, .tab, .sheet, .alert, .actionSheet, .annotation:
      return .all
    }
  }
}
