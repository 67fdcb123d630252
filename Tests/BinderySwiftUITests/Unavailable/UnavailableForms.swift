/// The forms in which apps use what stays out: SwiftData, Core Data, Charts, UIKit, StoreKit, animations, gestures and measured layout.
enum UnavailableForms {
  /// A line that uses unavailable API, and text that the error message must contain.
  static let lines: [(use: String, way: String)] = [
    (
      view("T1", "Text(\"\")", "@Query(filter: #Predicate<K5> { $0.id > 1 }) var items: [K5]"), "BinderyStore"
    ),
    (
      view("T2", "Text(\"\")", "@Query(sort: \\.id, order: .reverse) private var items: [K5]"), "BinderyStore"
    ),
    (
      view("T3", "Text(\"\")", "@Query(filter: #Predicate<K5> { $0.id > 1 }, sort: \\K5.id) var items: [K5]"),
      "BinderyStore"
    ),
    (view("T4", "Text(\"\")", "@Query(sort: [SortDescriptor(\\K5.id)]) var items: [K5]"), "BinderyStore"),
    (view("T5", "Text(\"\")", "@Query(sort: \\K5.id, animation: .default) var items: [K5]"), "BinderyStore"),
    (
      view(
        "T6", "Button(\"\") { context.insert(1); try? context.save() }",
        "@Environment(\\.modelContext) var context"),
      "BinderyStore"
    ),
    (
      view(
        "T7", "Text(\"\")",
        "@FetchRequest(sortDescriptors: [], animation: .default) var items: FetchedResults<K5>"),
      "BinderyStore"
    ),
    (
      view(
        "T8", "Text(\"\")",
        "@FetchRequest(sortDescriptors: [SortDescriptor(\\.id)]) var items: FetchedResults<K5>"),
      "BinderyStore"
    ),
    (
      view(
        "T9", "Text(\"\")",
        "@FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\K5.id, ascending: true)]) var items: FetchedResults<K5>"
      ),
      "BinderyStore"
    ),
    ("class U1: NSManagedObject { var name: String? }", "Codable struct"),
    (
      view(
        "U2",
        "Text(\"\").environment(\\.managedObjectContext, NSPersistentContainer(name: \"a\").viewContext)"),
      "BinderyStore"
    ),
    (view("U3", "Text(\"\").modelContainer(for: [K5.self], inMemory: true)"), "BinderyStore"),
    (
      view("U4", "Text(\"\").onKeyPress { press in press.characters == \"a\" ? .handled : .ignored }"),
      "keyboardShortcut"
    ),
    (view("U5", "Text(\"\").onKeyPress(keys: [.space]) { _ in .handled }"), "keyboardShortcut"),
    (view("U6", "Text(\"\").onKeyPress(.upArrow) { .ignored }"), "keyboardShortcut"),
    (
      view("U7", "Text(\"\").onKeyPress(characters: .alphanumerics, phases: .down) { _ in .handled }"),
      "keyboardShortcut"
    ),
    (
      view(
        "U8",
        "Text(\"\").keyframeAnimator(initialValue: 1.0, trigger: n) { view, x in view.scaleEffect(x) } keyframes: { _ in KeyframeTrack(\\.self) { LinearKeyframe(1.0, duration: 0.3); SpringKeyframe(1.5, spring: .bouncy) } }",
        "@State var n = 0"), "Hosts animate"
    ),
    (
      view(
        "U9", "Text(\"\").phaseAnimator([false, true], trigger: n) { view, on in view.opacity(on ? 1 : 0) }",
        "@State var n = 0"),
      "Hosts animate"
    ),
    (view("V1", "PhaseAnimator([0.5, 1]) { x in Text(\"\").opacity(x) }"), "Hosts animate"),
    (view("V2", "TimelineView(.animation) { timeline in Text(\"\\(timeline.date)\") }"), "onReceive"),
    (
      view("V3", "TimelineView(.animation(minimumInterval: 0.1, paused: true)) { _ in Text(\"\") }"),
      "onReceive"
    ),
    (
      view(
        "V4",
        "Canvas { context, _ in if let a = context.resolveSymbol(id: 1) { context.draw(a, at: .zero) } } symbols: { Text(\"\").tag(1) }"
      ),
      "a Chart"
    ),
    (
      view(
        "V5",
        "Text(\"\").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { if case .second(_, let drag) = $0 { print(drag?.location.x ?? 0) } })"
      ), "onMove"
    ),
    (
      view(
        "V6",
        "Text(\"\").gesture(MagnificationGesture().simultaneously(with: RotationGesture()).onChanged { print($0.first ?? 1) })"
      ),
      "Slider"
    ),
    (view("V7", "Text(\"\").gesture(SpatialTapGesture().onEnded { print($0.location) })"), "each part"),
    (view("V8", "Text(\"\").onTapGesture { point in print(point.x) }"), "each part"),
    (view("V9", "Text(\"\").onLongPressGesture(pressing: { print($0) }, perform: {})"), "how long"),
    (
      view(
        "W1",
        "Text(\"\").background(GeometryReader { Color.clear.preference(key: B3.self, value: Int($0.size.width)) })"
      ),
      "not measured"
    ),
    (
      view("W2", "Text(\"\").onPreferenceChange(B3.self) { value in n = value }", "@State var n = 0"),
      "view model"
    ),
    (view("W3", "Text(\"\").overlayPreferenceValue(B3.self) { Text(\"\\($0)\") }"), "view model"),
    (
      view("W4", "Text(\"\").navigationTransition(.zoom(sourceID: 1, in: space))", "@Namespace var space"),
      "leave this out"
    ),
    (
      view(
        "W5",
        "Text(\"\").onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in print(new) }"
      ),
      "last one"
    ),
    (
      "struct W6: UIViewRepresentable { func makeUIView(context: Context) -> UITextView { UITextView() }; func updateUIView(_ view: UITextView, context: Context) {} }",
      "TextEditor"
    ),
    (
      "struct W7: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIImagePickerController { .init() }; func updateUIViewController(_ c: UIImagePickerController, context: Context) {} }",
      "PhotosPicker"
    ),
    (
      "func w8() { UIApplication.shared.windows.first?.rootViewController?.present(UIViewController(), animated: true) }",
      "openURL"
    ),
    ("func w9() { UINavigationBarAppearance().configureWithOpaqueBackground() }", "listStyle"),
    ("func x1() { UISegmentedControl.appearance().selectedSegmentTintColor = .red }", "tint"),
    ("class X2: NSObject, UIApplicationDelegate {}", "App's init"),
    (view("X3", "WKWebViewScreen()", "let view: WKWebView"), "Use Link"),
    (view("X4", "ProductView(id: \"a\") { Image(systemName: \"star\") }"), "payments"),
    (view("X5", "Button(\"\") { review() }", "@Environment(\\.requestReview) var review"), "Link"),
    (view("X6", "SubscriptionStoreView(groupID: \"a\")"), "payments"),
    (
      view("X7", "Chart([1, 2], id: \\.self) { BarMark(x: .value(\"Day\", $0), y: .value(\"Steps\", $0)) }"),
      "ChartSeries"
    ),
    (
      view(
        "X8",
        "Chart { ForEach([K5(id: 1)]) { LineMark(x: .value(\"Day\", Date(), unit: .day), y: .value(\"Steps\", $0.id)) }; RuleMark(y: .value(\"Goal\", 3)) }"
      ), "ChartSeries"
    ),
    (
      view(
        "X9",
        "Chart([1], id: \\.self) { SectorMark(angle: .value(\"Part\", $0), innerRadius: .ratio(0.6)) }.chartLegend(.hidden)"
      ),
      "ChartSeries"
    ),
    (
      view("Y1", "Text(\"\").chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisGridLine() } }"),
      "Leave this out"
    ),
    (
      view(
        "Y2",
        "Table([K5(id: 1)]) { TableColumn(\"ID\", value: \\.id); TableColumn(\"Name\") { Text(\"\\($0.id)\") } }"
      ), "GridRow"
    ),
    (view("Y3", "Text(\"\").unredacted()"), "redacted"),
    (view("Y4", "MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])"), "LinearGradient"),
    (view("Y5", "VideoPlayer(player: 1)"), "Link"),
    (
      view(
        "Y6", "NavigationSplitView(columnVisibility: .constant(.all)) { Text(\"\") } detail: { Text(\"\") }"),
      "NavigationStack"
    ),
    (view("Y7", "Text(\"\").navigationSplitViewStyle(.balanced)"), "NavigationStack"),
    (view("Y8", "AnyLayout(HStackLayout(spacing: 4)) { Text(\"\") }"), "with if"),
    (view("Y9", "Text(\"\").containerRelativeFrame(.horizontal, count: 3, spacing: 8)"), "not measured"),
    (view("Z2", "Text(\"\").navigationSubtitle(\"a\")"), "first Text"),
    (view("Z3", "Text(\"\").toolbarTitleMenu { Button(\"\") {} }"), "Menu"),
    (view("Z4", "Text(\"\").searchScopes(.constant(1)) { Text(\"\") }"), "segmented Picker"),
    (view("Z5", "Text(\"\").focusable()"), "Button"),
    (view("Z6", "Text(\"\").accessibilityAdjustableAction { print($0 == .increment) }"), "Stepper"),
    (view("Z7", "Text(\"\").accessibilityRepresentation { Text(\"\") }"), "accessibilityLabel"),
    (view("Z8", "Text(timerInterval: Date()...Date())"), "view model"),
    (view("Z9", "Text(\"\").onDrop(of: [\"public.text\"], isTargeted: nil) { _ in true }"), "FileImporter"),
    (
      view(
        "A10",
        "Text(\"\").fileImporter(isPresented: $on, allowedContentTypes: [.json], allowsMultipleSelection: false) { print($0) }",
        "@State var on = false"),
      "FileImporter"
    ),
    (view("A11", "Text(\"\")", "@Environment(\\.displayScale) var scale"), "Leave this out"),
    (
      "@MainActor func a12() -> some Scene { WindowGroup { Text(\"\") }.onChange(of: 1) { _, _ in } }",
      "view of a window"
    ),
  ]

  /// A view with some properties.
  private static func view(_ name: String, _ body: String, _ properties: String = "") -> String {
    "struct \(name): View { \(properties)\(properties.isEmpty ? "" : "; ")var body: some View { \(body) } }"
  }
}
