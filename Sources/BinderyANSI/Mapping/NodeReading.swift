internal import BinderyViews

/// What boxes read of nodes, in cells and in the words of boxes.
extension Node {
  var words: String { self[.text] ?? "" }
  var titleWords: String { self[.title] ?? "" }
  var detailWords: String { self[.detail] ?? "" }
  var labelWords: String { self[.label] ?? "" }
  var placeholderWords: String { self[.placeholder] ?? "" }
  var isOn: Bool { isTrue(.isOn) }
  var isOff: Bool { isTrue(.isDisabled) }
  var isSilent: Bool { isTrue(.accessibilityHidden) }

  var numberRange: (minimum: Double, maximum: Double, step: Double) {
    (self[.minimum] ?? 0, self[.maximum] ?? 1, self[.step] ?? 1)
  }

  /// The words of the texts and pictures in it, in reading order.
  var allWords: String {
    if isTrue(.isHidden) || isSilent { return "" }
    let own = self[.accessibilityLabel] ?? self[.text] ?? (role == .tab ? self[.title] : nil) ?? ""
    if !own.isEmpty { return own }
    return children.filter { $0.role != .actions }.map(\.allWords).filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  /// Whether it is a row that is replaced by more rows once it comes into sight.
  var isRowPlaceholder: Bool { role == .row && children.isEmpty && isTrue(.isPlaceholder) && takes(.appear) }

  // MARK: Layout

  var stackAxis: StackBox.Axis {
    role == .layers ? .depth : self[.axis] == .horizontal ? .horizontal : .vertical
  }

  /// Where children are put across the axis of a stack.
  var crossAlignment: StackBox.Alignment {
    let alignment = self[.alignment] ?? .center
    if stackAxis == .horizontal {
      switch alignment.vertical {
      case .center: return .center
      case .bottom: return .end
      default: return .start
      }
    }
    switch alignment.horizontal {
    case .leading: return .start
    case .center: return .center
    case .trailing: return .end
    }
  }

  var textSide: TextBox.Alignment {
    if let alignment = self[.textAlignment] {
      switch alignment {
      case .leading: return .leading
      case .center: return .center
      case .trailing: return .trailing
      }
    }
    switch self[.frameAlignment]?.horizontal {
    case .center: return .center
    case .trailing: return .trailing
    default: return .leading
    }
  }

  /// Columns and rows inside the edges. Screens have few cells, so that half of a side's points count.
  var paddingCells: (x: Int, y: Int) {
    guard let padding = self[.padding] else { return (0, 0) }
    return (
      Points.columns((padding.leading + padding.trailing) / 4),
      Points.rows((padding.top + padding.bottom) / 2)
    )
  }

  var takesWidth: Bool { self[.maximumWidth] == .infinity }

  var barPlace: ScreenBox.Place {
    switch self[.placement] {
    case .topBarLeading: .leading
    case .bottomBar: .bottom
    default: .trailing
    }
  }

  // MARK: Look

  var ink: Ink {
    var ink = Ink()
    ink.isDisabled = isOff
    ink.isDark = self[.colorScheme].map { $0 == .dark }
    switch self[.foreground]?.resolution {
    case .meaning(let meaning): ink.tone = Ink.Tone(meaning)
    case .fixed(let red, let green, let blue, _):
      ink.tone = .fixed(CellColor(red: red, green: green, blue: blue))
    case nil: ink.tone = self[.font]?.style == .caption ? .secondary : nil
    }
    if isBold { ink.attributes.insert(.bold) }
    return ink
  }

  private var isBold: Bool {
    if let weight = self[.fontWeight] ?? self[.font]?.weight { return weight == .bold || weight == .semibold }
    switch self[.font]?.style {
    case .hero, .largeTitle, .title, .title2, .headline: return true
    default: return self[.headingLevel] != nil
    }
  }

  var boxBackdrop: BoxBackdrop? {
    switch self[.background] {
    case .surface: .surface
    case .raised: .raised
    case .gradient(let colors):
      .gradient(
        colors.compactMap { color in
          guard case .fixed(let red, let green, let blue, _) = color.resolution else { return nil }
          return CellColor(red: red, green: green, blue: blue)
        })
    case nil: role == .group ? .surface : nil
    }
  }

  var buttonLook: ButtonBox.Look {
    if role == .link, self[.url] != nil { return .link }
    return switch self[.buttonStyle] {
    case .bordered: .bordered
    case .borderedProminent: .prominent
    default: .plain
    }
  }

  /// The date as ISO 8601 writes it, with a space between day and time: it reads the same in every language.
  var dateWords: String {
    guard let date = self[.date] else { return "" }
    func two(_ number: Int8) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = date.day.map { day in
      let year = String(day.year)
      return
        "\(String(repeating: "0", count: max(0, 4 - year.count)))\(year)-\(two(day.month))-\(two(day.day))"
    }
    let time = date.time.map { "\(two($0.hour)):\(two($0.minute))" }
    return [day, time].compactMap { $0 }.joined(separator: " ")
  }

  var dateForm: CalendarForm {
    switch self[.dateComponents] {
    case .time: .time
    case .dateTime: .dateTime
    default: .date
    }
  }

  // MARK: Maps and charts

  var mapRegion: MapBox.Region? {
    self[.region].map {
      MapBox.Region(latitude: $0.center.latitude, longitude: $0.center.longitude, span: $0.span)
    }
  }

  var chartSeries: [ChartBox.Series] {
    (self[.chart]?.series ?? []).map { series in
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

  /// The keys that press it. A terminal reports the control key where a desktop has the command key.
  var shortcut: KeyPress? {
    guard let shortcut = self[.keyboardShortcut] else { return nil }
    var modifiers: KeyModifiers = []
    if !shortcut.modifiers.isDisjoint(with: [.control, .command]) { modifiers.insert(.control) }
    if shortcut.modifiers.contains(.option) { modifiers.insert(.alt) }
    if shortcut.modifiers.contains(.shift) { modifiers.insert(.shift) }
    return switch shortcut.key {
    case .return: KeyPress(.enter, modifiers)
    case .escape: KeyPress(.escape, modifiers)
    case .delete: KeyPress(.delete, modifiers)
    case .tab: KeyPress(.tab, modifiers)
    default: KeyPress(.character(shortcut.key.character), modifiers)
    }
  }
}

extension Ink.Tone {
  fileprivate init(_ meaning: Color.Meaning) {
    self =
      switch meaning {
      case .primary: .primary
      case .secondary: .secondary
      case .accent: .accent
      case .positive: .positive
      case .warning: .warning
      case .critical: .critical
      }
  }
}

extension CalendarDate {
  /// The date that was put together part by part.
  init?(_ value: CalendarValue) {
    let parts = value.parts
    let day = value.form == .time ? nil : Day(year: parts[0], month: parts[1], day: parts[2])
    let time = value.form == .date ? nil : Time(hour: parts[parts.count - 2], minute: parts[parts.count - 1])
    switch (day, time) {
    case (let day?, let time?): self.init(day, time)
    case (let day?, nil): self.init(day)
    case (nil, let time?): self.init(time)
    case (nil, nil): return nil
    }
  }
}
