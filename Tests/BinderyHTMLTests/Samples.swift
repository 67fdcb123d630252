internal import BinderyViews

/// Values of every property. A new property has to be added here before the tests compile.
@MainActor
enum Samples {
  /// Two values of a property, different from each other.
  static func values(of property: Property) -> [Setting] {
    switch property {
    case .text: words(.text)
    case .title: words(.title)
    case .detail: words(.detail)
    case .label: words(.label)
    case .placeholder: words(.placeholder)
    case .fieldText: words(.fieldText)
    case .url: words(.url) + [.set(.url, "https://example.org/a?b=c")]
    case .home: words(.home)
    case .accessibilityLabel: words(.accessibilityLabel)
    case .accessibilityHint: words(.accessibilityHint)
    case .accessibilityValue: words(.accessibilityValue)
    case .identifier: words(.identifier)
    case .help: words(.help)
    case .number: numbers(.number)
    case .minimum: numbers(.minimum)
    case .maximum: numbers(.maximum)
    case .step: numbers(.step)
    case .spacing: numbers(.spacing)
    case .minimumColumnWidth: numbers(.minimumColumnWidth)
    case .width: numbers(.width)
    case .height: numbers(.height)
    case .maximumWidth: numbers(.maximumWidth) + [.set(.maximumWidth, .infinity)]
    case .lineLimit: [.set(.lineLimit, 1), .set(.lineLimit, 3)]
    case .headingLevel: [.set(.headingLevel, 2), .set(.headingLevel, 3)]
    case .isOn: flags(.isOn)
    case .tabularFigures: flags(.tabularFigures)
    case .isMonospaced: flags(.isMonospaced)
    case .isDisabled: flags(.isDisabled)
    case .isBusy: flags(.isBusy)
    case .isHidden: flags(.isHidden)
    case .isPlaceholder: flags(.isPlaceholder)
    case .autofocus: flags(.autofocus)
    case .accessibilityHidden: flags(.accessibilityHidden)
    case .date: ["2026-11-21", "2026-11-21T08:30"].compactMap(CalendarDate.init).map { .set(.date, $0) }
    case .dateComponents: all(.dateComponents)
    case .icon: [.set(.icon, .wind), .set(.icon, Icon(rawValue: "<two> & \"three\""))]
    case .picture: pictures
    case .file: files
    case .path: [.set(.path, ["one"]), .set(.path, ["<two> & \"three\"", "São Paulo"]), .set(.path, [])]
    case .fileExtensions: [.set(.fileExtensions, ["json"]), .set(.fileExtensions, ["<two>", "\"three\""])]
    case .chart: charts
    case .region: regions
    case .coordinate: coordinates
    case .fieldKind: all(.fieldKind)
    case .axis: all(.axis)
    case .alignment: [.set(.alignment, .topLeading), .set(.alignment, .center), .set(.alignment, .trailing)]
    case .frameAlignment: [.set(.frameAlignment, .leading), .set(.frameAlignment, .center)]
    case .padding: [.set(.padding, EdgeInsets(4)), .set(.padding, EdgeInsets(top: 1, trailing: 2.5))]
    case .textAlignment: all(.textAlignment)
    case .placement: all(.placement)
    case .font: [.set(.font, .title), .set(.font, .body.bold())]
    case .fontWeight: all(.fontWeight)
    case .foreground: [.set(.foreground, .accent), .set(.foreground, Color(hex: 0x2c6fd1))]
    case .background: backdrops
    case .colorScheme: all(.colorScheme)
    case .clipShape: all(.clipShape)
    case .buttonStyle: all(.buttonStyle)
    case .pickerStyle: all(.pickerStyle)
    case .listStyle: all(.listStyle)
    case .buttonRole: all(.buttonRole)
    case .events: [.events(.tap), .events(.tap, .appear), .events(.delete, .move), .events(.dismiss)]
    case .liveRegion: all(.liveRegion)
    case .keyboardShortcut: shortcuts
    }
  }

  /// Every property that may hold text from outside, with a text that would do harm if it were taken as markup.
  static func hostile(_ text: String) -> [Setting] {
    let words: [PropertyKey<String>] = [
      .text, .title, .detail, .label, .placeholder, .fieldText, .url, .home, .accessibilityLabel,
      .accessibilityHint, .accessibilityValue, .identifier, .help,
    ]
    let catalog = PictureCatalog(name: text, folder: text)
    return words.map { .set($0, text) } + [
      .set(.icon, Icon(rawValue: text)), .set(.path, [text]), .set(.fileExtensions, [text]),
      .set(.file, TextFile(name: text, text: text)), .set(.picture, .drawing(text, in: catalog)),
      .set(.chart, ChartData(unit: text, series: [ChartSeries(text, points: [ChartPoint(text, 1)])])),
    ]
  }

  private static func words(_ key: PropertyKey<String>) -> [Setting] {
    [.set(key, "one"), .set(key, "<two> & \"three\"")]
  }

  private static func numbers(_ key: PropertyKey<Double>) -> [Setting] { [.set(key, 4), .set(key, 8.5)] }

  private static func flags(_ key: PropertyKey<Bool>) -> [Setting] { [.set(key, true), .set(key, false)] }

  private static func all<Value: CaseIterable>(_ key: PropertyKey<Value>) -> [Setting] {
    Value.allCases.map { .set(key, $0) }
  }

  private static let pictures: [Setting] = {
    let catalog = PictureCatalog(name: "pins", folder: "")
    let folder = StoredPictureFolder(name: "pets", folder: "")
    let photo = String(repeating: "0a", count: 32) + ".jpg"
    return [
      .set(.picture, .drawing("great", in: catalog)), .set(.picture, .stored(photo, in: folder)),
      .set(.picture, .remote("https://example.org/a.png")), .set(.picture, .remote(nil)),
    ]
  }()

  private static let files: [Setting] = [
    .set(.file, TextFile(name: "pets.json", text: "{}")), .set(.file, TextFile(name: "<two>", text: "\"&\"")),
  ]

  private static let charts: [Setting] = [
    .set(
      .chart, ChartData(series: [ChartSeries("One", points: [ChartPoint("Mon", 1), ChartPoint("Tue", 2)])])),
    .set(
      .chart,
      ChartData(unit: " <g>", series: [ChartSeries("Two", style: .bar, points: [ChartPoint("Mon", 3)])])),
  ]

  private static let places = [
    MapCoordinate(latitude: 48.85, longitude: 2.35), MapCoordinate(latitude: -33.9, longitude: 18),
  ]
  private static let coordinates: [Setting] = places.map { .set(.coordinate, $0) }
  private static let regions: [Setting] = places.map { .set(.region, MapRegion(center: $0, span: 3000)) }

  private static let backdrops: [Setting] = [
    .set(.background, .surface), .set(.background, .gradient([Color(hex: 0), Color(hex: 0xffffff)])),
    .set(.background, .raised), .set(.background, .gradient([.accent])),
  ]

  private static let shortcuts: [Setting] = [
    .set(.keyboardShortcut, KeyboardShortcut("k")),
    .set(.keyboardShortcut, KeyboardShortcut(.return, modifiers: [.control, .shift])),
  ]
}
