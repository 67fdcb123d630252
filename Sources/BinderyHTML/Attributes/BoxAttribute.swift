internal import BinderyViews

/// An attribute of a node's own element that says where it is and how it looks, for the style sheet and the client.
@MainActor
enum BoxAttribute: UInt8 {
  case axis, alignment, fill, textAlignment, placement, font, weight, tone, backdrop, scheme, style, role,
    tabular
  case mono, hidden, skeleton, inert, events, identifier, inlineStyle

  /// Appends all that a node has.
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    var written: UInt32 = 0
    for entry in node.properties {
      let (first, second) = showing(entry.property, of: node.role)
      first?.write(node, unless: &written, &out)
      second?.write(node, unless: &written, &out)
    }
    // The inline style comes last: it shows several properties.
    if written & BoxAttribute.inlineStyle.bit != 0 { out.attribute("style", InlineStyle.text(of: node)) }
  }

  private var bit: UInt32 { 1 << UInt32(rawValue) }

  private func write(_ node: Node, unless written: inout UInt32, _ out: inout HTMLWriter) {
    if written & bit == 0, self != .inlineStyle { out.attribute(name, value(of: node)) }
    written |= bit
  }

  /// The attributes that show a property of a node with a role.
  static func showing(_ property: Property, of role: Role) -> (BoxAttribute?, BoxAttribute?) {
    switch property {
    case .axis: role == .layers ? (nil, nil) : (.axis, .alignment)
    case .alignment: (.alignment, nil)
    case .maximumWidth: (.fill, .inlineStyle)
    case .textAlignment, .frameAlignment: (.textAlignment, nil)
    case .placement: (.placement, nil)
    case .font: (.font, .weight)
    case .fontWeight: (.weight, nil)
    case .foreground: (.tone, .inlineStyle)
    case .background: (.backdrop, .inlineStyle)
    case .colorScheme: (.scheme, nil)
    case .clipShape, .buttonStyle, .pickerStyle, .listStyle, .dateComponents:
      (styleProperty(of: role) == property ? .style : nil, nil)
    case .buttonRole: (.role, nil)
    case .tabularFigures: (.tabular, nil)
    case .isMonospaced: (.mono, nil)
    case .isHidden: (.hidden, nil)
    case .isPlaceholder: (.skeleton, .inert)
    case .events: (.events, nil)
    case .identifier: (.identifier, nil)
    case .spacing, .padding, .minimumColumnWidth, .width, .height, .lineLimit: (.inlineStyle, nil)
    case .text, .title, .detail, .label, .placeholder, .fieldText, .number, .minimum, .maximum, .step, .isOn,
      .date,
      .icon, .picture, .url, .file, .path, .home, .chart, .region, .coordinate, .fieldKind, .fileExtensions,
      .isDisabled, .isBusy, .autofocus, .accessibilityLabel, .accessibilityHint, .accessibilityValue,
      .accessibilityHidden, .headingLevel, .liveRegion, .keyboardShortcut, .help:
      (nil, nil)
    }
  }

  /// The property that chooses the variant of a role.
  private static func styleProperty(of role: Role) -> Property? {
    switch role {
    case .button, .locationButton, .link, .photosPicker, .fileImporter: .buttonStyle
    case .picker: .pickerStyle
    case .list: .listStyle
    case .image: .clipShape
    case .datePicker: .dateComponents
    default: nil
    }
  }

  /// The name in HTML.
  var name: String {
    switch self {
    case .axis: "data-axis"
    case .alignment: "data-align"
    case .fill: "data-fill"
    case .textAlignment: "data-text-align"
    case .placement: "data-placement"
    case .font: "data-font"
    case .weight: "data-weight"
    case .tone: "data-tone"
    case .backdrop: "data-backdrop"
    case .scheme: "data-scheme"
    case .style: "data-style"
    case .role: "data-role"
    case .tabular: "data-tabular"
    case .mono: "data-mono"
    case .hidden: "hidden"
    case .skeleton: "data-skeleton"
    case .inert: "inert"
    case .events: "data-on"
    case .identifier: "data-test"
    case .inlineStyle: "style"
    }
  }

  /// The value for a node; `nil` where the attribute is left out.
  func value(of node: Node) -> String? {
    switch self {
    case .axis: node[.axis].map(StyleName.of)
    case .alignment:
      node[.alignment].map { StyleName.of($0, along: node.role == .layers ? nil : node[.axis]) }
    case .fill: node[.maximumWidth] == .infinity ? "" : nil
    case .textAlignment:
      node[.textAlignment].map(StyleName.of) ?? (node[.frameAlignment]?.horizontal).map(StyleName.of)
    case .placement: node[.placement].map(StyleName.of)
    case .font: (node[.font]?.style).map(StyleName.of)
    case .weight: (node[.fontWeight] ?? node[.font]?.weight).map(StyleName.of)
    case .tone: node[.foreground].flatMap(StyleName.of)
    case .backdrop: node[.background].map(StyleName.of)
    case .scheme: node[.colorScheme].map(StyleName.of)
    case .style: styleName(of: node)
    case .role: node[.buttonRole].map(StyleName.of)
    case .tabular: flag(node[.tabularFigures])
    case .mono: flag(node[.isMonospaced])
    case .hidden: flag(node[.isHidden])
    case .skeleton, .inert: flag(node[.isPlaceholder])
    case .events: node[.events].flatMap(EventNames.text)
    case .identifier: node[.identifier]
    case .inlineStyle: InlineStyle.text(of: node)
    }
  }

  private func flag(_ isOn: Bool?) -> String? { isOn == true ? "" : nil }

  private func styleName(of node: Node) -> String? {
    switch Self.styleProperty(of: node.role) {
    case .buttonStyle: node[.buttonStyle].map(StyleName.of)
    case .pickerStyle: node[.pickerStyle].map(StyleName.of)
    case .listStyle: node[.listStyle].map(StyleName.of)
    case .clipShape: node[.clipShape].map(StyleName.of)
    case .dateComponents: node[.dateComponents].map(StyleName.of)
    default: nil
    }
  }
}
