internal import BinderyViews

/// Sample values of every property. Tests compile only if a new property is added here.
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
    case .badge: words(.badge)
    case .refusal: words(.refusal)
    case .number: numbers(.number)
    case .minimum: numbers(.minimum)
    case .maximum: numbers(.maximum)
    case .step: numbers(.step)
    case .maximumLength: [.set(.maximumLength, 20), .set(.maximumLength, 1_000_000)]
    case .spacing: numbers(.spacing)
    case .columnSpacing: numbers(.columnSpacing)
    case .minimumLength: numbers(.minimumLength)
    case .lineSpacing: numbers(.lineSpacing)
    case .minimumScale: [.set(.minimumScale, 0.5), .set(.minimumScale, 0.8)]
    case .tracking: [.set(.tracking, 1.5), .set(.tracking, -1)]
    case .opacity: [.set(.opacity, 0.5), .set(.opacity, 0)]
    case .frame: frames
    case .aspectRatio:
      [
        .set(.aspectRatio, AspectRatio(contentMode: .fill)),
        .set(.aspectRatio, AspectRatio(1.5, contentMode: .fit)),
      ]
    case .tracks: tracks
    case .truncation: all(.truncation)
    case .imageScale: all(.imageScale)
    case .shape: outlines(.shape)
    case .clipShape: outlines(.clipShape)
    case .runs: runs
    case .fontDesign: all(.fontDesign)
    case .isItalic: flags(.isItalic)
    case .underline: lines(.underline)
    case .strikethrough: lines(.strikethrough)
    case .textCase: all(.textCase)
    case .tint: [.set(.tint, .red), .set(.tint, Color(hex: 0x2c6fd1))]
    case .fill: styles(.fill)
    case .border: strokes(.border)
    case .stroke: strokes(.stroke)
    case .shadow:
      [
        .set(.shadow, BoxShadow(color: .black.opacity(0.3), radius: 4)),
        .set(.shadow, BoxShadow(color: .red, radius: 0, x: -1, y: 2)),
      ]
    case .offset: [.set(.offset, BoxOffset(x: 4, y: -8)), .set(.offset, BoxOffset(x: 0, y: 1.5))]
    case .scale:
      [.set(.scale, BoxScale(x: 2, y: 0.5)), .set(.scale, BoxScale(x: -1, y: 1, anchor: .topLeading))]
    case .rotation:
      [
        .set(.rotation, BoxRotation(.degrees(45))),
        .set(.rotation, BoxRotation(.radians(1), anchor: .bottom)),
      ]
    case .lineLimit: [.set(.lineLimit, 1), .set(.lineLimit, 3)]
    case .rowCount: [.set(.rowCount, 1), .set(.rowCount, 9_940)]
    case .headingLevel: [.set(.headingLevel, 2), .set(.headingLevel, 3)]
    case .isOn: flags(.isOn)
    case .isSelected: flags(.isSelected)
    case .isExpanded: flags(.isExpanded)
    case .fractionCompleted: numbers(.fractionCompleted)
    case .tabularFigures: flags(.tabularFigures)
    case .isMonospaced: flags(.isMonospaced)
    case .isDisabled: flags(.isDisabled)
    case .isBusy: flags(.isBusy)
    case .isHidden: flags(.isHidden)
    case .isRedacted: flags(.isRedacted)
    case .autofocus: flags(.autofocus)
    case .isEditing: flags(.isEditing)
    case .isReadOnly: flags(.isReadOnly)
    case .accessibilityHidden: flags(.accessibilityHidden)
    case .date: dates(.date)
    case .minimumDate: dates(.minimumDate)
    case .maximumDate: dates(.maximumDate)
    case .dateComponents: all(.dateComponents)
    case .icon: [.set(.icon, .wind), .set(.icon, Icon(rawValue: "<two> & \"three\""))]
    case .picture: pictures
    case .file: files
    case .destination:
      [
        .set(.destination, ["one"]), .set(.destination, ["<two> & \"three\"", "São Paulo"]),
        .set(.destination, []),
      ]
    case .path: [.set(.path, ["one"]), .set(.path, ["<two> & \"three\"", "São Paulo"]), .set(.path, [])]
    case .fileExtensions: [.set(.fileExtensions, ["json"]), .set(.fileExtensions, ["<two>", "\"three\""])]
    case .chart: charts
    case .region: regions
    case .coordinate: coordinates
    case .mapDrawing: mapDrawings
    case .fieldKind: all(.fieldKind)
    case .contentType: all(.contentType)
    case .axis: all(.axis)
    case .alignment: [.set(.alignment, .topLeading), .set(.alignment, .center), .set(.alignment, .trailing)]
    case .padding:
      [
        .set(.padding, EdgeInsets(.all, 4)),
        .set(.padding, EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 2.5)),
      ]
    case .textAlignment: all(.textAlignment)
    case .placement: all(.placement)
    case .font:
      [
        .set(.font, .title), .set(.font, .body.bold()), .set(.font, .system(size: 20, design: .serif)),
        .set(.font, .custom("Menlo<\">", size: 12).italic().smallCaps()),
        .set(.font, .custom("Menlo", fixedSize: 12)),
      ]
    case .fontWeight: all(.fontWeight)
    case .foreground: styles(.foreground)
    case .background: backdrops
    case .colorScheme: all(.colorScheme)
    case .layoutDirection: all(.layoutDirection)
    case .dynamicTypeSize: all(.dynamicTypeSize)
    case .buttonStyle: all(.buttonStyle)
    case .pickerStyle: all(.pickerStyle)
    case .fieldStyle: all(.fieldStyle)
    case .listStyle: all(.listStyle)
    case .buttonRole: all(.buttonRole)
    case .events:
      [
        .events(.tap), .events(.tap, .appear), .events(.longPress), .events(.delete, .move),
        .events(.dismiss),
      ]
    case .liveRegion: all(.liveRegion)
    case .keyboardShortcut: shortcuts
    }
  }

  /// Every property that may contain external text, with a text that would be harmful as markup.
  static func hostile(_ text: String) -> [Setting] {
    let words: [PropertyKey<String>] = [
      .text, .title, .detail, .label, .placeholder, .fieldText, .url, .home, .accessibilityLabel,
      .accessibilityHint, .accessibilityValue, .identifier, .help, .badge, .refusal,
    ]
    let catalog = PictureCatalog(name: text, folder: text)
    return words.map { .set($0, text) } + [
      .set(.runs, StyledText([TextRun(text, url: text)])), .set(.font, .custom(text, size: 10)),
      .set(.foreground, AnyShapeStyle(Color(text))), .set(.background, BoxBackground(Color(text))),
      .set(.icon, Icon(rawValue: text)), .set(.path, [text]), .set(.destination, [text]),
      .set(.fileExtensions, [text]),
      .set(.file, TextFile(name: text, text: text)), .set(.picture, .drawing(text, in: catalog)),
      .set(.chart, ChartData(unit: text, series: [ChartSeries(text, points: [ChartPoint(text, 1)])])),
    ]
  }

  private static func words(_ key: PropertyKey<String>) -> [Setting] {
    [.set(key, "one"), .set(key, "<two> & \"three\"")]
  }

  private static func numbers(_ key: PropertyKey<Double>) -> [Setting] { [.set(key, 4), .set(key, 8.5)] }

  private static func dates(_ key: PropertyKey<CalendarDate>) -> [Setting] {
    ["2026-11-21", "2026-11-21T08:30"].compactMap(CalendarDate.init).map { .set(key, $0) }
  }

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

  private static let mapDrawings: [Setting] = ["Sketch", "<two> & \"three\""].map { credit in
    let catalog = PictureCatalog(name: "maps", folder: "")
    return .set(
      .mapDrawing, MapDrawing("city", in: catalog, from: places[1], to: places[0], credit: credit))
  }

  private static let gradients: [LinearGradient] = [
    LinearGradient(colors: [Color(hex: 0), Color(hex: 0xffffff)], startPoint: .top, endPoint: .bottom),
    LinearGradient(colors: [.accentColor], startPoint: .leading, endPoint: .trailing),
    LinearGradient(
      stops: [.init(color: .red, location: 0.2), .init(color: .clear, location: 1)], startPoint: .topLeading,
      endPoint: .bottomTrailing),
  ]

  /// A style of each kind.
  private static let styles: [AnyShapeStyle] =
    [
      Color.accentColor, .red, Color(hex: 0x2c6fd1), .white.opacity(0.25), .surface, Color("Brand<\">"),
    ].map { AnyShapeStyle($0) } + gradients.map { AnyShapeStyle($0) }
    + [
      AnyShapeStyle(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
    ] + Material.allCases.map { AnyShapeStyle($0) }

  private static func styles(_ key: PropertyKey<AnyShapeStyle>) -> [Setting] { styles.map { .set(key, $0) } }

  private static let backdrops: [Setting] =
    styles.map { .set(.background, BoxBackground($0)) }
    + [.set(.background, BoxBackground(Color.red, in: .capsule))]

  private static func strokes(_ key: PropertyKey<ShapeStroke>) -> [Setting] {
    [
      .set(key, ShapeStroke(AnyShapeStyle(Color.red), width: 2)),
      .set(key, ShapeStroke(AnyShapeStyle(gradients[0]), width: 0.5, isDashed: true, isInside: true)),
    ]
  }

  private static func outlines(_ key: PropertyKey<ShapeOutline>) -> [Setting] {
    let radii = RectangleCornerRadii(topLeading: 4, bottomTrailing: 8)
    let all: [ShapeOutline] = [
      .rectangle, .roundedRectangle(8), .unevenRoundedRectangle(radii), .circle, .capsule, .ellipse,
    ]
    return all.map { .set(key, $0) }
  }

  private static func lines(_ key: PropertyKey<TextLine>) -> [Setting] {
    [.set(key, TextLine()), .set(key, TextLine(.dash, color: .red)), .set(key, TextLine(.dot))]
  }

  private static let frames: [Setting] = [
    .set(.frame, FrameSize(width: 40, height: 20.5, alignment: .topLeading)),
    .set(.frame, FrameSize(maxWidth: .infinity, maxHeight: 30, alignment: .trailing)),
    .set(.frame, FrameSize(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5)),
  ]

  private static let tracks: [Setting] = [
    .set(.tracks, GridTracks([GridItem(.adaptive(minimum: 120))])),
    .set(
      .tracks,
      GridTracks([GridItem(.fixed(40)), GridItem(.flexible(maximum: 80), spacing: 4, alignment: .top)])),
    .set(.tracks, GridTracks([])),
  ]

  private static let runs: [Setting] = {
    var look = TextRun.Look()
    look.weight = .bold
    look.foreground = AnyShapeStyle(Color.red)
    look.underline = TextLine()
    return [
      .set(.runs, StyledText([TextRun("one "), TextRun("<two> & \"three\"", look: look)])),
      .set(
        .runs, StyledText([TextRun("site", url: "https://example.org"), TextRun("no", url: "javascript:x")])),
    ]
  }()

  private static let shortcuts: [Setting] = [
    .set(.keyboardShortcut, KeyboardShortcut("k")),
    .set(.keyboardShortcut, KeyboardShortcut(.return, modifiers: [.control, .shift])),
  ]
}
