internal import BinderyViews

/// An attribute of a node's own element for its layout and appearance, which the style sheet and the client read.
@MainActor
enum BoxAttribute: String, CaseIterable {
  case axis = "data-axis", alignment = "data-align", fill = "data-fill", priority = "data-priority"
  case fixedSize = "data-ideal", bleed = "data-bleed", hit = "data-hit", place = "data-place"
  case textAlignment = "data-text-align", placement = "data-placement", font = "data-font"
  case weight = "data-weight", design = "data-design", italic = "data-italic", textCase = "data-case"
  case imageScale = "data-scale", tone = "data-tone", backdrop = "data-backdrop", shape = "data-shape"
  case clip = "data-clip", fit = "data-fit", border = "data-border", scheme = "data-scheme"
  case theme = "data-theme", direction = "dir", typeSize = "data-type-size", style = "data-style"
  case role = "data-role", tabular = "data-tabular", mono = "data-mono", hidden, skeleton = "data-skeleton"
  case inert, editing = "data-editing", events = "data-on", identifier = "data-test", dragType = "data-drag"
  case dropType = "data-drop", insertionType = "data-insert", column = "data-column", fits = "data-fits"
  case inlineStyle = "style"

  /// Appends all attributes of a node.
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    var written: UInt64 = 0
    for entry in node.properties where !InlineStyle.isUsual(entry, of: node.role) {
      let (first, second, third) = showing(entry.property, of: node.role)
      first?.write(node, unless: &written, &out)
      second?.write(node, unless: &written, &out)
      third?.write(node, unless: &written, &out)
    }
    if !node.growth.isEmpty { BoxAttribute.fill.write(node, unless: &written, &out) }
    if written & BoxAttribute.fits.bit != 0 { out.choosesViews = true }
    // The inline style comes last, because it shows several properties.
    if written & BoxAttribute.inlineStyle.bit != 0 { out.attribute("style", InlineStyle.text(of: node)) }
  }

  // The byte of an enumeration without payload is the number of its case.
  private var bit: UInt64 { 1 << UInt64(unsafeBitCast(self, to: UInt8.self)) }

  private func write(_ node: Node, unless written: inout UInt64, _ out: inout HTMLWriter) {
    // The operator `!=` would compare the names.
    if written & bit == 0, bit != Self.inlineStyle.bit { out.attribute(name, value(of: node)) }
    written |= bit
  }

  /// Returns the attributes that show a property of a node with a role.
  static func showing(_ property: Property, of role: Role) -> (BoxAttribute?, BoxAttribute?, BoxAttribute?) {
    switch property {
    case .axis: role == .layers ? (nil, nil, nil) : (.axis, .alignment, nil)
    case .alignment: (.alignment, nil, nil)
    case .frame: (.fill, .place, .inlineStyle)
    case .growth: (.fill, nil, nil)
    case .layoutPriority: (.priority, nil, nil)
    case .fixedSize: (.fixedSize, nil, nil)
    case .fits: (.fits, nil, nil)
    case .ignoresSafeArea: (.bleed, nil, nil)
    case .ignoresPresses: (.hit, nil, nil)
    case .textAlignment: (.textAlignment, nil, nil)
    case .placement: (.placement, nil, nil)
    case .font: (.font, .weight, .inlineStyle)
    case .fontWeight: (.weight, nil, nil)
    case .fontDesign: (.design, nil, nil)
    case .isItalic: (.italic, nil, nil)
    case .textCase: (.textCase, nil, nil)
    case .imageScale: (.imageScale, nil, nil)
    case .foreground: (.tone, .inlineStyle, nil)
    case .background: (.backdrop, .inlineStyle, nil)
    case .shape: (.shape, .inlineStyle, nil)
    case .clipShape: (.clip, .inlineStyle, nil)
    case .aspectRatio: (.fit, .inlineStyle, nil)
    case .border: (.border, .inlineStyle, nil)
    case .colorScheme: (.scheme, nil, nil)
    // The element of the page shows that of the window.
    case .theme: role == .window ? (nil, nil, nil) : (.theme, .inlineStyle, nil)
    case .layoutDirection: (.direction, nil, nil)
    case .dynamicTypeSize: (.typeSize, nil, nil)
    case .buttonStyle, .pickerStyle, .listStyle, .fieldStyle, .dateComponents:
      (styleProperty(of: role) == property ? .style : nil, nil, nil)
    case .buttonRole: (.role, nil, nil)
    case .tabularFigures: (.tabular, nil, nil)
    case .isMonospaced: (.mono, nil, nil)
    case .isHidden: (.hidden, nil, nil)
    case .isRedacted: (.skeleton, .inert, nil)
    case .isEditing: (.editing, nil, nil)
    case .events: (.events, nil, nil)
    case .identifier: (.identifier, nil, nil)
    case .columnAlignment: (.column, nil, nil)
    case .dragType: (.dragType, nil, nil)
    case .dropType: (.dropType, nil, nil)
    case .insertionType: (.insertionType, nil, nil)
    // The elements that show the others declare their attributes.
    default: (InlineStyle.shows(property) ? .inlineStyle : nil, nil, nil)
    }
  }

  /// Returns the property that chooses the variant of a role.
  private static func styleProperty(of role: Role) -> Property? {
    switch role {
    case .button, .locationButton, .link, .photosPicker, .fileImporter: .buttonStyle
    case .picker: .pickerStyle
    case .list: .listStyle
    case .textField: .fieldStyle
    case .datePicker: .dateComponents
    default: nil
    }
  }

  /// The name in HTML.
  var name: String { rawValue }

  /// Returns the value for a node; nil if the attribute is omitted.
  func value(of node: Node) -> String? {
    switch self {
    case .axis: node[.axis].map(StyleName.of)
    case .alignment:
      // A row without the attribute is centered, as most rows are.
      if node.role == .stack, node[.axis] == .horizontal, node[.alignment] == .center {
        nil
      } else {
        node[.alignment].map { StyleName.of($0, along: node.role == .stack ? node[.axis] ?? .vertical : nil) }
      }
    case .fill: fill(node)
    case .priority: node[.layoutPriority].map { $0 > 0 ? "high" : "low" }
    case .fixedSize: node[.fixedSize].flatMap(directions)
    case .bleed: flag(node.isTrue(.ignoresSafeArea) && touchesEdges(node))
    case .hit: node.isTrue(.ignoresPresses) ? "none" : nil
    case .place: node[.frame].flatMap(place)
    case .design: node[.fontDesign].map(StyleName.of)
    case .italic: flag(node[.isItalic])
    case .textCase: node[.textCase].map(StyleName.of)
    case .imageScale: node[.imageScale].map(StyleName.of)
    case .shape: node[.shape].map(StyleName.of)
    case .clip: node[.clipShape].map(StyleName.of)
    case .fit: (node[.aspectRatio]?.contentMode).map(StyleName.of)
    case .border: node[.border] == nil ? nil : ""
    case .textAlignment: node[.textAlignment].map(StyleName.of)
    case .placement: node[.placement].map(StyleName.of)
    case .font: (node[.font]?.style).map(StyleName.of)
    case .weight: (node[.fontWeight] ?? node[.font]?.weight).map(StyleName.of)
    case .tone: node[.foreground].flatMap(StyleName.of(tone:))
    case .backdrop: node[.background].map(StyleName.of)
    case .scheme: node[.colorScheme].map(StyleName.of)
    case .theme: node[.theme].map(ThemeText.attribute)
    case .direction: node[.layoutDirection].map(StyleName.of)
    case .typeSize: node[.dynamicTypeSize].map(StyleName.of)
    case .style: styleName(of: node)
    case .role: node[.buttonRole].map(StyleName.of)
    case .tabular: flag(node[.tabularFigures])
    case .mono: flag(node[.isMonospaced])
    case .hidden: flag(node[.isHidden])
    case .skeleton, .inert: flag(node[.isRedacted])
    case .editing: flag(node[.isEditing])
    case .events: node[.events].flatMap { $0.isEmpty ? nil : $0.description }
    case .identifier: node[.identifier]
    case .dragType: node[.dragType]
    case .dropType: node[.dropType]
    case .insertionType: node[.insertionType]
    case .column: node[.columnAlignment].map(StyleName.of)
    case .fits: node[.fits].map { directions($0) ?? "" }
    case .inlineStyle: InlineStyle.text(of: node)
    }
  }

  /// Returns the directions in which a node takes the space that it is offered, and whether it has a width of its own.
  private func fill(_ node: Node) -> String? {
    let directions = directions(node.growth)
    guard node[.frame]?.width != nil else { return directions }
    return directions.map { $0 + " fixed" } ?? "fixed"
  }

  /// Whether nothing but layers is between a node that takes all space and its window or screen.
  private func touchesEdges(_ node: Node) -> Bool {
    var next = node
    while next.role == .underlay || next.growth == [.horizontal, .vertical], let parent = next.parent {
      switch parent.role {
      case .window, .screen: return true
      case .underlay: next = parent
      case .layers where parent[.padding] == nil, .box where parent[.padding] == nil: next = parent
      default: return false
      }
    }
    return false
  }

  private func directions(_ axes: Axis.Set) -> String? {
    switch axes {
    case .horizontal: "width"
    case .vertical: "height"
    case []: nil
    default: "width height"
    }
  }

  /// Returns the alignment of smaller content; nil if it is centered.
  private func place(_ frame: FrameSize) -> String? {
    var words: [String] = []
    if frame.alignment.horizontal != .center { words.append(StyleName.of(frame.alignment.horizontal)) }
    if frame.alignment.vertical != .center { words.append(StyleName.of(frame.alignment.vertical)) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func flag(_ isOn: Bool?) -> String? { isOn == true ? "" : nil }

  private func styleName(of node: Node) -> String? {
    switch Self.styleProperty(of: node.role) {
    case .buttonStyle: node[.buttonStyle].map(StyleName.of)
    case .pickerStyle: node[.pickerStyle].map(StyleName.of)
    case .listStyle: node[.listStyle].map(StyleName.of)
    case .fieldStyle: node[.fieldStyle].map(StyleName.of)
    case .dateComponents: node[.dateComponents].map(StyleName.of)
    default: nil
    }
  }
}
