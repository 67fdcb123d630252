internal import BinderyViews

/// What boxes read of nodes, in cells and in the words of boxes. The only place that knows the names of properties.
extension Node {
  var words: String { string(.text) ?? "" }
  var titleWords: String { string(.title) ?? "" }
  var detailWords: String { string(.detail) ?? "" }
  var labelWords: String { string(.label) ?? "" }
  var placeholderWords: String { string(.placeholder) ?? "" }
  var fieldWords: String { string(.value) ?? "" }
  var spokenWords: String? { string(.accessibilityLabel) }
  var homeWords: String? { string(.home) }
  var isOn: Bool { isTrue(.isOn) }
  var isHiddenHere: Bool { isTrue(.isHidden) }
  var isOff: Bool { isTrue(.isDisabled) }
  var isSkeleton: Bool { isTrue(.isPlaceholder) }
  var isBusyNow: Bool { isTrue(.isBusy) }
  var isSilent: Bool { isTrue(.accessibilityHidden) }
  var wantsFocus: Bool { isTrue(.autofocus) }
  var headingDepth: Int? { int(.headingLevel) }
  var shownLines: Int? { int(.lineLimit) }
  var shownNumber: Double? { double(.number) }
  var numberRange: (minimum: Double, maximum: Double, step: Double) {
    (double(.minimum) ?? 0, double(.maximum) ?? 1, double(.step) ?? 1)
  }
  var iconName: String? { string(.icon) }

  // MARK: Layout

  var stackAxis: StackBox.Axis {
    switch string(.axis) {
    case "horizontal": .horizontal
    case "depth": .depth
    default: .vertical
    }
  }

  var spacingPoints: Double { Double(int(.spacing) ?? 8) }
  var paddingPoints: (x: Double, y: Double) {
    let padding = Double(int(.padding) ?? 0)
    return (padding, padding)
  }
  var columnPoints: Double { Double(int(.minimumColumnWidth) ?? 160) }
  var takesWidth: Bool { isTrue(.fillsWidth) }

  var crossAlignment: StackBox.Alignment {
    switch string(.alignment) {
    case "leading", "top", "baseline": .start
    case "trailing", "bottom": .end
    default: .center
    }
  }

  var textSide: TextBox.Alignment {
    switch string(.textAlignment) {
    case "center": .center
    case "trailing": .trailing
    default: .leading
    }
  }

  var barPlace: ScreenBox.Place {
    switch string(.placement) {
    case "leading": .leading
    case "bottom": .bottom
    default: .trailing
    }
  }

  // MARK: Look

  var inkTone: Ink.Tone? {
    switch string(.foreground) {
    case "primary": .primary
    case "secondary": .secondary
    case "accent": .accent
    case "positive": .positive
    case "warning": .warning
    case "critical": .critical
    default: nil
    }
  }

  var inkAttributes: CellAttributes {
    var attributes: CellAttributes = []
    switch string(.font) {
    case "hero", "largeTitle", "title", "title2", "headline": attributes.insert(.bold)
    default: break
    }
    switch string(.weight) {
    case "bold", "semibold": attributes.insert(.bold)
    case "regular": attributes.remove(.bold)
    default: break
    }
    return attributes
  }

  var isSmallPrint: Bool { string(.font) == "caption" }
  var isCode: Bool { isTrue(.isMonospaced) }
  var prefersDark: Bool? { string(.colorScheme).map { $0 == "dark" } }

  var boxBackdrop: BoxBackdrop? {
    switch string(.background) {
    case nil: nil
    case "surface": .surface
    case "raised": .raised
    case let colors?:
      .gradient(
        colors.split(separator: ",").compactMap { UInt32($0.dropFirst(), radix: 16).map { CellColor($0) } })
    }
  }

  var buttonLook: ButtonBox.Look {
    switch string(.style) {
    case "bordered": .bordered
    case "prominent": .prominent
    default: .plain
    }
  }

  var isDestructive: Bool { string(.buttonRole) == "destructive" }
  var isCancel: Bool { string(.buttonRole) == "cancel" }
  var isSegmented: Bool { string(.style) == "segmented" }
  var isInlinePicker: Bool { string(.style) == "inline" }

  // MARK: Fields

  var isSecureField: Bool { string(.fieldKind) == "secure" }
  var isSearchField: Bool { string(.fieldKind) == "search" }
  var isMultilineField: Bool { string(.fieldKind) == "multiline" }
  var isFileImporter: Bool { string(.fieldKind) == "file" }

  /// The date as ISO 8601 writes it, which sorts and reads in every language.
  var dateWords: String { (string(.value) ?? "").replacing("T", with: " ") }
  var dateForm: CalendarForm {
    switch string(.style) {
    case "time": .time
    case "dateTime": .dateTime
    default: .date
    }
  }

  // MARK: Maps and charts

  var mapRegion: MapBox.Region? {
    string(.value).flatMap { MapRegion(text: $0) }.map {
      MapBox.Region(latitude: $0.center.latitude, longitude: $0.center.longitude, span: $0.span)
    }
  }

  var pinPlace: (latitude: Double, longitude: Double)? {
    let parts = (string(.value) ?? "").split(separator: ",").compactMap { Double($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  var chartUnit: String { ChartData(text: string(.data) ?? "").unit }
  var chartSeries: [ChartBox.Series] {
    ChartData(text: string(.data) ?? "").series.map { series in
      let style: ChartBox.Series.Style =
        switch series.style {
        case .line: .line
        case .bar: .bar
        case .range: .range
        }
      return ChartBox.Series(
        name: series.name, style: style, points: series.points.map { ($0.label, $0.value, $0.low) })
    }
  }

  // MARK: Links, navigation, shortcuts

  var linkAddress: String? { string(.url) }
  var fileToSave: (name: String, text: String)? {
    guard role == .link, let name = string(.value), let text = string(.data) else { return nil }
    return (name, text)
  }

  var shortcut: KeyPress? { string(.keyboardShortcut).flatMap(KeyPress.init(shortcut:)) }
}

extension KeyPress {
  /// Reads a shortcut such as `control+k`. `command` is the control key, which terminals report.
  init?(shortcut: String) {
    let parts = shortcut.split(separator: "+").map(String.init)
    guard let last = parts.last else { return nil }
    var modifiers: KeyModifiers = []
    for part in parts.dropLast() {
      switch part {
      case "control", "command", "mod": modifiers.insert(.control)
      case "alt", "option": modifiers.insert(.alt)
      case "shift": modifiers.insert(.shift)
      default: return nil
      }
    }
    switch last.lowercased() {
    case "escape": self.init(.escape, modifiers)
    case "return", "enter": self.init(.enter, modifiers)
    case "delete", "backspace": self.init(.delete, modifiers)
    case let key where key.count == 1:
      guard let character = key.first else { return nil }
      self.init(.character(character), modifiers)
    default: return nil
    }
  }
}
