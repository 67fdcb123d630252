internal import BinderyViews
internal import Foundation

/// Sample values of every property, by the type that the property is declared with: a new property needs none, a new type has an entry below.
@MainActor
enum Samples {
  /// At least two values of a property, different from each other.
  static func values(of property: Property) -> [Setting] {
    switch property {
    case .url: words(.url) + [.set(.url, "https://example.org/a?b=c")]
    // A limit has an upper bound, a scale and an opacity are at most 1.
    case .maximumLength: settings(property, [20, 1_000_000])
    case .minimumScale: settings(property, [0.5, 0.8])
    case .opacity: settings(property, [0.5, 0])
    default: ofTypes[type(of: property)]?(property) ?? []
    }
  }

  /// Every property that may contain external text, with a text that would be harmful as markup.
  static func hostile(_ text: String) -> [Setting] {
    let words = Property.allCases.filter { type(of: $0) == "String" }
    let catalog = PictureCatalog(name: text, folder: text)
    return words.flatMap { settings($0, [text]) } + [
      .set(.runs, StyledText([TextRun(text, url: text)])), .set(.font, .custom(text, size: 10)),
      .set(.foreground, AnyShapeStyle(Color(text))), .set(.background, BoxBackground(Color(text))),
      .set(.icon, Icon(rawValue: text)), .set(.path, [text]), .set(.destination, [text]),
      .set(.fileExtensions, [text]),
      .set(.file, TextFile(name: text, text: text)), .set(.picture, .drawing(text, in: catalog)),
      .set(.chart, ChartData(unit: text, series: [ChartSeries(text, points: [ChartPoint(text, 1)])])),
    ]
  }

  /// The name of the type of a property's values, as `Property.swift` declares it.
  static func type(of property: Property) -> String { types["\(property)"] ?? "" }

  private static let types: [String: String] = {
    var folder = URL(filePath: #filePath)
    repeat { folder.deleteLastPathComponent() } while folder.lastPathComponent != "Tests"
    let file = folder.deletingLastPathComponent().appending(
      path: "Sources/BinderyViews/Node/Property.swift")
    let source = try? String(contentsOf: file, encoding: .utf8)
    let keys = (source ?? "").matches(of: /static var (\w+): PropertyKey<([\w.\[\]]+)>/)
    return Dictionary(uniqueKeysWithValues: keys.map { (String($0.1), String($0.2)) })
  }()

  /// The settings of a property for each type of values.
  private static let ofTypes: [String: @MainActor (Property) -> [Setting]] = [
    "Bool": { settings($0, [true, false]) },
    "Int": { settings($0, [1, 3]) },
    "Double": { settings($0, [4, 8.5]) },
    "String": { words(PropertyKey($0)) },
    "[String]": { settings($0, [["one"], ["<two> & \"three\"", "São Paulo"], []]) },
    "Alignment": { settings($0, [.topLeading, .center, .trailing] as [Alignment]) },
    "AnyShapeStyle": { settings($0, styles) },
    "AspectRatio": {
      settings($0, [AspectRatio(contentMode: .fill), AspectRatio(1.5, contentMode: .fit)])
    },
    "Axis": { all($0, Axis.self) },
    "Axis.Set": { settings($0, [.horizontal, [.horizontal, .vertical], .vertical] as [Axis.Set]) },
    "BoxBackground": {
      settings($0, styles.map { BoxBackground($0) } + [BoxBackground(Color.red, in: .capsule)])
    },
    "BoxOffset": {
      settings($0, [BoxOffset(x: 4, y: -8), BoxOffset(x: 0, y: 1.5), BoxOffset(x: 1, y: 0, ofWidth: 0.5)])
    },
    "BoxRotation": {
      settings($0, [BoxRotation(.degrees(45)), BoxRotation(.radians(1), anchor: .bottom)])
    },
    "BoxScale": {
      settings($0, [BoxScale(x: 2, y: 0.5), BoxScale(x: -1, y: 1, anchor: .topLeading)])
    },
    "BoxShadow": {
      settings(
        $0,
        [
          BoxShadow(color: .black.opacity(0.3), radius: 4), BoxShadow(color: .red, radius: 0, x: -1, y: 2),
        ])
    },
    "ButtonAppearance": { all($0, ButtonAppearance.self) },
    "ButtonRole": { all($0, ButtonRole.self) },
    "CalendarDate": {
      settings($0, ["2026-11-21", "2026-11-21T08:30"].compactMap { CalendarDate($0) })
    },
    "ChartData": {
      settings(
        $0,
        [
          ChartData(series: [ChartSeries("One", points: [ChartPoint("Mon", 1), ChartPoint("Tue", 2)])]),
          ChartData(unit: " <g>", series: [ChartSeries("Two", style: .bar, points: [ChartPoint("Mon", 3)])]),
        ])
    },
    "Color": { settings($0, [.red, Color(hex: 0x2c6fd1)] as [Color]) },
    "ColorScheme": { all($0, ColorScheme.self) },
    "DatePickerComponents": { all($0, DatePickerComponents.self) },
    "DynamicTypeSize": { all($0, DynamicTypeSize.self) },
    "EdgeInsets": {
      settings($0, [EdgeInsets(.all, 4), EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 2.5)])
    },
    "FieldKind": { all($0, FieldKind.self) },
    "Font": {
      settings(
        $0,
        [
          .title, .body.bold(), .system(size: 20, design: .serif),
          .custom("Menlo<\">", size: 12).italic().smallCaps(), .custom("Menlo", fixedSize: 12),
        ] as [Font])
    },
    "Font.Design": { all($0, Font.Design.self) },
    "Font.Weight": { all($0, Font.Weight.self) },
    "FrameSize": {
      settings(
        $0,
        [
          FrameSize(width: 40, height: 20.5, alignment: .topLeading),
          FrameSize(maxWidth: .infinity, maxHeight: 30, alignment: .trailing),
          FrameSize(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5),
        ])
    },
    "GridTracks": {
      settings(
        $0,
        [
          GridTracks([GridItem(.adaptive(minimum: 120))]),
          GridTracks([GridItem(.fixed(40)), GridItem(.flexible(maximum: 80), spacing: 4, alignment: .top)]),
          GridTracks([]),
        ])
    },
    "HorizontalAlignment": { all($0, HorizontalAlignment.self) },
    "Icon": { settings($0, [.wind, Icon(rawValue: "<two> & \"three\"")] as [Icon]) },
    "ImageScale": { all($0, ImageScale.self) },
    "KeyboardShortcut": {
      settings($0, [KeyboardShortcut("k"), KeyboardShortcut(.return, modifiers: [.control, .shift])])
    },
    "LayoutDirection": { all($0, LayoutDirection.self) },
    "ListAppearance": { all($0, ListAppearance.self) },
    "LiveRegion": { all($0, LiveRegion.self) },
    "MapCoordinate": { settings($0, places) },
    "MapDrawing": {
      settings(
        $0,
        ["Sketch", "<two> & \"three\""].map { credit in
          let catalog = PictureCatalog(name: "maps", folder: "")
          return MapDrawing("city", in: catalog, from: places[1], to: places[0], credit: credit)
        })
    },
    "MapRegion": { settings($0, places.map { MapRegion(center: $0, span: 3000) }) },
    "PickerAppearance": { all($0, PickerAppearance.self) },
    "Picture": { settings($0, pictures) },
    "ShapeOutline": {
      let radii = RectangleCornerRadii(topLeading: 4, bottomTrailing: 8)
      return settings(
        $0,
        [
          .rectangle, .roundedRectangle(8), .unevenRoundedRectangle(radii), .circle, .capsule, .ellipse,
          .path(Path(CGRect(x: 0, y: 0, width: 40, height: 40))), .path(Path(), isEvenOdd: true),
          .part(OutlinePart(.circle, inset: 2, from: 0.25, to: 0.5)),
          .part(OutlinePart(.roundedRectangle(4))),
          .part(OutlinePart(.ellipse, from: 0.5, to: 0.5)),
        ] as [ShapeOutline])
    },
    "ShapeStroke": {
      settings(
        $0,
        [
          ShapeStroke(AnyShapeStyle(Color.red), width: 2),
          ShapeStroke(
            AnyShapeStyle(gradients[0]),
            line: StrokeStyle(
              lineWidth: 0.5, lineCap: .round, lineJoin: .bevel, dash: [3, 1.5], dashPhase: 1), isInside: true
          ),
          ShapeStroke(
            AnyShapeStyle(AngularGradient(colors: [.red, .blue], center: .leading)), width: 1),
        ])
    },
    "SplitColumns": {
      settings(
        $0,
        [
          SplitColumns(), SplitColumns(front: .detail, visibility: .detailOnly),
          SplitColumns(hasContent: true, front: .content, visibility: .doubleColumn),
        ])
    },
    "StyledText": { settings($0, runs) },
    "TextAlignment": { all($0, TextAlignment.self) },
    "TextCase": { all($0, TextCase.self) },
    "TextContentType": { all($0, TextContentType.self) },
    "TextFieldAppearance": { all($0, TextFieldAppearance.self) },
    "TextFile": {
      settings($0, [TextFile(name: "pets.json", text: "{}"), TextFile(name: "<two>", text: "\"&\"")])
    },
    "TextLine": { settings($0, [TextLine(), TextLine(.dash, color: .red), TextLine(.dot)]) },
    "Theme": { settings($0, [.paper, .graphite] as [Theme]) },
    "ToolbarItemPlacement": { all($0, ToolbarItemPlacement.self) },
    "TruncationMode": { all($0, TruncationMode.self) },
    "VisualEffects": {
      settings(
        $0,
        [
          VisualEffects([.blur(2), .colorInvert]), VisualEffects([.blend(.multiply), .brightness(-0.5)]),
          VisualEffects([.mask(AnyShapeStyle(gradients[2]))]),
          VisualEffects([.rotation3D(Rotation3D(.degrees(180), x: 0, y: 1, z: 0))]),
        ])
    },
    "UserEvent.Kinds": {
      let kinds: [[UserEvent.Kind]] = [
        [.tap], [.tap, .appear], [.doubleTap], [.longPress], [.delete, .move], [.dismiss], [.drag],
      ]
      return settings(
        $0, kinds.map { $0.reduce(into: []) { $0.insert(UserEvent.Kinds($1)) } } as [UserEvent.Kinds])
    },
  ]

  private static func settings<Value: PropertyType>(_ property: Property, _ values: [Value]) -> [Setting] {
    values.map { .set(PropertyKey(property), $0) }
  }

  private static func words(_ key: PropertyKey<String>) -> [Setting] {
    settings(key.property, ["one", "<two> & \"three\""])
  }

  private static func all<Value: PropertyType & CaseIterable>(
    _ property: Property, _: Value.Type
  ) -> [Setting] {
    settings(property, Array(Value.allCases))
  }

  private static let pictures: [Picture] = {
    let catalog = PictureCatalog(name: "pins", folder: "")
    let folder = StoredPictureFolder(name: "pets")
    let photo = String(repeating: "0a", count: 32) + ".jpg"
    return [
      .drawing("great", in: catalog), .stored(photo, in: folder), .remote("https://example.org/a.png"),
      .remote(nil), .data(PictureData(format: "png", bytes: [1, 2, 3], width: 3, height: 1)),
    ]
  }()

  private static let places = [
    MapCoordinate(latitude: 48.85, longitude: 2.35), MapCoordinate(latitude: -33.9, longitude: 18),
  ]

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
      AnyShapeStyle(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)),
      AnyShapeStyle(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(20))),
    ] + Material.allCases.map { AnyShapeStyle($0) }

  private static let runs: [StyledText] = {
    var look = TextRun.Look()
    look.weight = .bold
    look.foreground = AnyShapeStyle(Color.red)
    look.underline = TextLine()
    return [
      StyledText([TextRun("one "), TextRun("<two> & \"three\"", look: look)]),
      StyledText([TextRun("site", url: "https://example.org"), TextRun("no", url: "javascript:x")]),
    ]
  }()
}
