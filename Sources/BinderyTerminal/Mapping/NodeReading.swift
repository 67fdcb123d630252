internal import BinderyViews

/// The values that boxes read from nodes, in cells and in the types of boxes.
extension Node {
  var words: String { self[.text] ?? "" }
  var titleWords: String { self[.title] ?? "" }
  /// The title of a tab, with its badge: `Inbox (3)`.
  var tabWords: String { titleWords + (self[.badge].map { " (\($0))" } ?? "") }
  var detailWords: String { self[.detail] ?? "" }
  var labelWords: String { self[.label] ?? "" }
  var placeholderWords: String { self[.placeholder] ?? "" }
  var isSelected: Bool { isTrue(.isSelected) }
  var isOff: Bool { isTrue(.isDisabled) }
  var isSilent: Bool { isTrue(.accessibilityHidden) }

  var numberRange: (minimum: Double, maximum: Double, step: Double) {
    // A stepper without bounds is unlimited in both directions.
    let bounds = role == .stepper ? (-Double.infinity, Double.infinity) : (0, 1)
    let (minimum, maximum) = (self[.minimum] ?? bounds.0, self[.maximum] ?? bounds.1)
    // A key moves a slider without steps by a twentieth. The difference of its ends may be more than a number can be.
    let usualStep = role == .slider ? maximum / 20 - minimum / 20 : 1
    return (minimum, maximum, self[.step].flatMap { $0.isFinite ? $0 : nil } ?? usualStep)
  }

  /// The text of the texts and pictures inside, in reading order.
  var allWords: String {
    if isTrue(.isHidden) || isSilent { return "" }
    let own = self[.accessibilityLabel] ?? self[.text] ?? (role == .tab ? self[.title] : nil) ?? ""
    if !own.isEmpty { return own }
    return children.filter { $0.role != .actions }.map(\.allWords).filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  /// Whether it is a placeholder for rows that are not mounted.
  var isRowGap: Bool { role == .row && takes(.reveal) }

  // MARK: Layout

  var stackAxis: StackBox.Axis {
    role == .layers ? .depth : self[.axis] == .horizontal ? .horizontal : .vertical
  }

  /// The alignment of children across the axis of a stack.
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

  /// The alignment of the lower cells of a grid row: its own, or the grid's.
  var rowAlignment: StackBox.Alignment {
    switch (self[.alignment] ?? parent?[.alignment] ?? .center).vertical {
    case .center: .center
    case .bottom: .end
    default: .start
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
    return .leading
  }

  /// The padding in columns and rows. Screens have few cells, so half of a side's points count.
  var paddingCells: (x: Int, y: Int) {
    guard let padding = self[.padding] else { return (0, 0) }
    return (
      Points.columns((padding.leading + padding.trailing) / 4),
      Points.rows((padding.top + padding.bottom) / 2)
    )
  }

  var takesWidth: Bool { self[.frame]?.fillsWidth ?? false }

  /// The minimum size that a frame requests, in columns and rows. Text is never cut, so a fixed size is a minimum.
  var leastCells: (x: Int, y: Int) {
    guard let frame = self[.frame] else { return (0, 0) }
    return (
      Points.columns(frame.width ?? frame.minWidth ?? 0), Points.rows(frame.height ?? frame.minHeight ?? 0)
    )
  }

  /// The size that a frame of the picture, or one only around it, gives it, in columns and rows.
  var pictureCells: (x: Int, y: Int) {
    if self[.frame] != nil { return leastCells }
    guard let parent, parent.children.count == 1 else { return (0, 0) }
    return parent.leastCells
  }

  var barPlace: ScreenBox.Place {
    switch self[.placement] {
    case .topBarLeading: .leading
    case .bottomBar: .bottom
    default: .trailing
    }
  }

  /// Returns the position of smaller content in a box: 0 for the start, 1 for the middle, 2 for the end, in halves of
  /// the remaining space.
  func place(_ alignment: Alignment) -> (x: Int, y: Int) {
    let x =
      switch alignment.horizontal {
      case .leading: 0
      case .center: 1
      case .trailing: 2
      }
    let y =
      switch alignment.vertical {
      case .top, .firstTextBaseline: 0
      case .center: 1
      case .bottom: 2
      }
    return (x, y)
  }

  /// The column widths of a grid.
  var gridTracks: GridBox.Tracks {
    let items = self[.tracks]?.items ?? []
    if self[.axis] == .horizontal { return .adaptive(minimum: 12) }
    if items.isEmpty, self[.axis] == .vertical { return .rows }
    if items.count == 1, case .adaptive(let minimum, _) = items[0].size {
      return .adaptive(minimum: max(12, Points.columns(minimum)))
    }
    return .columns(
      items.map { item in
        if case .fixed(let length) = item.size { max(1, Points.columns(length)) } else { nil }
      })
  }

  /// The text in the requested letter case.
  var casedWords: String {
    switch self[.textCase] {
    case .uppercase: words.uppercased()
    case .lowercase: words.lowercased()
    case nil: words
    }
  }

  // MARK: Look

  var ink: Ink {
    var ink = Ink()
    ink.isDisabled = isOff
    ink.isDark = self[.colorScheme].map { $0 == .dark }
    ink.tone = self[.foreground].flatMap { Ink.Tone($0) }
    if ink.tone == nil, self[.font]?.style == .caption { ink.tone = .secondary }
    if isTrue(.isItalic) || self[.font]?.traits.contains(.italic) == true { ink.attributes.insert(.italic) }
    if self[.underline] != nil { ink.attributes.insert(.underline) }
    if self[.strikethrough] != nil { ink.attributes.insert(.strikethrough) }
    if let opacity = self[.opacity], opacity < 0.7 { ink.attributes.insert(.dim) }
    if isBold { ink.attributes.insert(.bold) }
    return ink
  }

  private var isBold: Bool {
    if let weight = self[.fontWeight] ?? self[.font]?.weight {
      switch weight {
      case .semibold, .bold, .heavy, .black: return true
      default: return false
      }
    }
    switch self[.font]?.style {
    case .hero, .largeTitle, .title, .title2, .title3, .headline: return true
    default: return self[.headingLevel] != nil
    }
  }

  var boxBackdrop: BoxBackdrop? {
    switch self[.background]?.style.resolution {
    case .color(let color):
      switch color.resolution {
      case .meaning(.surface): .surface
      case .meaning(.raised): .raised
      default: Ink.Tone(color).map { .color($0) }
      }
    case .linearGradient(let gradient): .gradient(gradient.gradient.stops.compactMap { Ink.Tone($0.color) })
    case .radialGradient(let gradient): .gradient(gradient.gradient.stops.compactMap { Ink.Tone($0.color) })
    case .material: .surface
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

  /// The date in ISO 8601, with a space between day and time: the same in every language.
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
      // Its parts may have been changed to any number since it was created.
      let center = MapCoordinate(latitude: $0.center.latitude, longitude: $0.center.longitude)
      let region = MapRegion(center: center, span: $0.span)
      return MapBox.Region(latitude: center.latitude, longitude: center.longitude, span: region.span)
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

  /// The keyboard shortcut. A terminal reports the control key instead of a desktop's command key.
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

extension CalendarDate {
  /// Creates a date from edited components.
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
