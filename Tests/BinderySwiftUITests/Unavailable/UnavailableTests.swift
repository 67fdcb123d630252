import Foundation
import Testing

/// Unavailable SwiftUI API fails to compile with a message that names the replacement.
@Suite struct UnavailableTests {
  /// A line that uses unavailable API, and text that the error message must contain.
  private static let lines: [(use: String, way: String)] =
    [
      ("struct A1: UIViewRepresentable { var body: some View { Text(\"\") } }", "Describe it with views"),
      ("struct A2: UIViewControllerRepresentable { var body: some View { Text(\"\") } }", "PhotosPicker"),
      ("struct A3: NSViewRepresentable { var body: some View { Text(\"\") } }", "Describe it with views"),
      ("@MainActor let a4 = UIHostingController(rootView: Text(\"\"))", "A host shows the view"),
      ("let a5 = UIApplication.shared", "openURL"),
      ("struct A6 { @UIApplicationDelegateAdaptor(A7.self) var delegate }", "App's init"),
      ("let a8 = UIScreen.main", "frame(maxWidth: .infinity)"),
      ("func a10(_ image: UIImage) {}", "Use Image"),
      ("let i1 = UIScreen.main.bounds.width - 32", "frame(maxWidth: .infinity)"),
      ("@MainActor func i2(_ image: UIImage) -> Image { Image(uiImage: image) }", "AsyncImage"),
      ("func i3() { UITableView.appearance().backgroundColor = .clear }", "listStyle"),
      (
        "@MainActor func i4() -> some View { GeometryReader { g in Text(\"\").frame(width: g.size.width / 2) } }",
        "not measured"
      ),
      (
        "@MainActor func i5() -> some View { Text(\"\").gesture(DragGesture().onEnded { print($0.translation.width) }) }",
        "onMove"
      ),
      ("@MainActor func i6() -> some View { Text(\"\").gesture(TapGesture().onEnded {}) }", "onTapGesture"),
      ("struct I7 { @Environment(\\.managedObjectContext) var context }", "BinderyStore"),
      ("struct I8 { @Environment(\\.modelContext) var context }", "BinderyStore"),
      ("@MainActor func b1() -> some View { GeometryReader { proxy in Text(\"\") } }", "not measured"),
      ("func b2(_ proxy: GeometryProxy) {}", "not measured"),
      (
        "struct B3: PreferenceKey { static var defaultValue: Int { 0 }; static func reduce(value: inout Int, nextValue: () -> Int) {} }",
        "Keep the value in the view model"
      ),
      ("struct B4: Layout {}", "LazyVGrid"),
      ("@MainActor func b5() -> some View { Text(\"\").preference(key: B3.self, value: 1) }", "view model"),
      (
        "@MainActor func b6() -> some View { Text(\"\").onPreferenceChange(B3.self) { (value: Int) in } }",
        "view model"
      ),
      (
        "@MainActor func b7() -> some View { Text(\"\").matchedGeometryEffect(id: 1, in: Namespace().wrappedValue) }",
        "host animates"
      ),
      ("let c1 = Path { path in }", "a picture"),
      (
        "struct C2: View { var body: some View { Canvas { context, size in context.fill(Path(ellipseIn: .zero), with: .color(.red)) } } }",
        "a Chart"
      ),
      ("@MainActor func c3() -> some View { Text(\"\").blur(radius: 3) }", "redacted"),
      ("let d1 = DragGesture()", "onMove"),
      ("let d2 = MagnificationGesture()", "Stepper"),
      ("let d3 = MagnifyGesture()", "Stepper"),
      ("let d4 = RotationGesture()", "Slider"),
      ("let d5 = TapGesture()", "onTapGesture"),
      ("let d6 = LongPressGesture()", "onLongPressGesture"),
      ("@MainActor func d7() -> some View { Text(\"\").gesture(DragGesture()) }", "swipeActions"),
      (
        "@MainActor func d8() -> some View { Text(\"\").simultaneousGesture(TapGesture().onEnded { _ in }) }",
        "swipeActions"
      ),
      ("struct E1 { @Query var items: [Int] }", "BinderyStore"),
      ("struct E2 { @FetchRequest(sortDescriptors: [1]) var items: [Int] }", "BinderyStore"),
      ("@MainActor func e3() -> some View { Text(\"\").modelContainer(for: 1) }", "BinderyStore"),
      (
        "@MainActor func e4() -> some Scene { WindowGroup { Text(\"\") }.modelContainer(for: 1) }",
        "BinderyStore"
      ),
      ("let e5 = StoreView(ids: [])", "payments"),
      ("let e6 = ProductView(id: \"\")", "payments"),
      ("func e7(_ action: RequestReviewAction) {}", "Link"),
      (
        "@MainActor func f1() -> some View { AngularGradient(gradient: Gradient(colors: [.red]), center: .center) }",
        "LinearGradient"
      ),
      (
        "@MainActor func f2() -> some View { ScrollView { Text(\"\") }.defaultScrollAnchor(.bottom) }",
        "scrollTo"
      ),
      ("@MainActor func f3() -> some View { ViewThatFits { Text(\"\") } }", "adaptive columns"),
      (
        "@MainActor func f4() -> some View { TimelineView(.periodic(from: .now, by: 1)) { context in Text(\"\") } }",
        "onReceive"
      ),
      ("@MainActor func f5() -> some View { ColorPicker(\"\", selection: .constant(.red)) }", "Picker"),
      ("@MainActor func f6() -> some View { Gauge(value: 0.5) { Text(\"\") } }", "ProgressView"),
      (
        "@MainActor func h8() -> some View { NavigationSplitView { Text(\"\") } detail: { Text(\"\") } }",
        "NavigationStack"
      ),
      ("struct F8 { @GestureState var offset = 0.0 }", "@State"),
      ("@MainActor func f9() -> some View { Text(\"\").onTapGesture(count: 2) {} }", "contextMenu"),
      ("@MainActor func g1() -> some View { Text(\"\").onDrag { 1 } }", "onMove"),
      ("@MainActor func g2() -> some View { Text(\"\").onHover { _ in } }", "help"),
      ("@MainActor func g3() -> some View { Text(\"\").position(x: 1, y: 1) }", "alignment"),
      (
        "@MainActor func g4() -> some View { Text(\"\").alignmentGuide(.leading) { _ in 0 } }",
        "alignment of a stack"
      ),
      (
        "@MainActor func g5() -> some View { Text(\"\").rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0)) }",
        "rotationEffect"
      ),
      ("@MainActor func g6() -> some View { Text(\"\").zIndex(1) }", "later in a ZStack"),
      ("@MainActor func g7() -> some View { Text(\"\").blendMode(.multiply) }", "opacity"),
      ("@MainActor func g8() -> some View { Text(\"\").grayscale(1) }", "gray copy"),
      (
        "@MainActor func g9() -> some View { Text(\"\").mask { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) } }",
        "clipShape"
      ),
      ("@MainActor func h1() -> some View { Text(\"\").mask(Text(\"a\")) }", "clipShape"),
      ("@MainActor func h2() -> some View { Text(\"\").interactiveDismissDisabled() }", "onDismiss"),
      (
        "@MainActor func h3() -> some View { Text(\"\").fileImporter(isPresented: .constant(true), allowedContentTypes: 1) { _ in } }",
        "FileImporter"
      ),
      (
        "@MainActor func h4() -> some View { Text(\"\").photosPicker(isPresented: .constant(true), selection: 1) }",
        "PhotosPicker"
      ),
      (
        "@MainActor func h5() -> some Scene { WindowGroup { Text(\"\") }.onChange(of: 1) { _ in } }",
        "view of a window"
      ),
      (
        "@MainActor func j1() -> some View { Text(\"\").onLongPressGesture {} onPressingChanged: { _ in } }",
        "how long"
      ),
      ("@MainActor func j2() -> some View { Text(\"\").symbolVariant(.fill) }", "star.fill"),
      ("@MainActor func j3() -> some View { Text(\"\").allowsHitTesting(false) }", "disabled"),
      ("@MainActor func j4() -> some View { Text(\"\").accessibilityAction {} }", "contextMenu"),
      (
        "@MainActor func j5() -> some View { Text(\"\").accessibilityAction(named: \"a\") {} }", "contextMenu"
      ),
      ("@MainActor func j6() -> some View { Circle().trim(from: 0, to: 0.5).stroke(.red) }", "ProgressView"),
      ("@MainActor func j7() -> some View { Circle().inset(by: 4) }", "padding"),
      ("@MainActor func j8() -> some View { Text(Image(systemName: \"star\")) }", "Label"),
      ("@MainActor func j9() -> some View { Text(Date.now, style: .relative) }", "view model"),
      ("@MainActor func k1() -> some View { Text(Date.now, style: .timer) }", "view model"),
      (
        "@MainActor func k2() -> some View { SecureField(\"\", text: .constant(\"\"), onCommit: {}) }",
        "onSubmit"
      ),
      ("@MainActor func k3() -> some View { Menu(\"\") { Text(\"\") } primaryAction: {} }", "into the menu"),
      (
        "@MainActor func k4() -> some View { List { Section(\"\", isExpanded: .constant(true)) {} } }",
        "DisclosureGroup"
      ),
      (
        "@MainActor func k6() -> some View { List([K5](), children: \\.children) { Text(\"\\($0.id)\") } }",
        "DisclosureGroup"
      ),
      (
        "@MainActor func k7() -> some View { OutlineGroup([K5](), children: \\.children) { Text(\"\\($0.id)\") } }",
        "DisclosureGroup"
      ),
      ("@MainActor func k8() -> some View { Text(\"\").deleteDisabled(true) }", "swipeActions"),
      ("@MainActor func k9() -> some View { Text(\"\").moveDisabled(true) }", "ForEach"),
      ("@MainActor func l1() -> some View { Text(\"\").gridCellColumns(2) }", "one column"),
      (
        "@MainActor func l2() -> some View { Text(\"\").gridColumnAlignment(.leading) }",
        "frame(maxWidth:alignment:)"
      ),
    ] + inTheFormsOfApps + UnavailableForms.lines

  /// The forms in which apps use what stays out.
  private static let inTheFormsOfApps: [(use: String, way: String)] = [
    ("func m1(_ url: URL) { UIApplication.shared.open(url) }", "openURL"),
    (
      "@MainActor func m2() -> some View { Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1)) }.stroke(.red, lineWidth: 2) }",
      "a picture"
    ),
    (
      "struct M4: View { var body: some View { Text(\"\").alignmentGuide(.leading) { d in d[.leading] + d.width } } }",
      "alignment of a stack"
    ),
    (
      "struct M5: View { var body: some View { Text(\"\").alignmentGuide(.bottom) { d in d[.bottom] } } }",
      "alignment of a stack"
    ),
    (
      "struct M6: View { @GestureState var drag = CGSize.zero; var body: some View { Text(\"\").gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation }) } }",
      "@State"
    ),
    (
      "struct M7: View { var body: some View { Circle().fill(AngularGradient(colors: [.red, .blue], center: .center)) } }",
      "LinearGradient"
    ),
    ("@Model final class M8 { var name = \"\" }", "@Observable"),
    (
      "struct M9: View { @Query(sort: \\K5.id) var items: [K5]; var body: some View { Text(\"\") } }",
      "BinderyStore"
    ),
    ("final class N1: UIView {}", "Describe it with views"),
    ("func n2() { UIPasteboard.general.string = \"a\" }", "ShareLink"),
    ("let n3 = UIDevice.current.userInterfaceIdiom == .pad", "adaptive columns"),
    ("func n4() { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }", "sensoryFeedback"),
    ("func n5() { UINotificationFeedbackGenerator().notificationOccurred(.success) }", "sensoryFeedback"),
    (
      "struct N6: View { var body: some View { Text(\"\").highPriorityGesture(TapGesture().onEnded {}) } }",
      "swipeActions"
    ),
    (
      "struct N7: View { @State var size = CGSize.zero; var body: some View { Text(\"\").onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 } } }",
      "not measured"
    ),
    ("struct N8: View { var body: some View { Text(\"\").contrast(1.2) } }", "the picture itself"),
    (
      "struct N9: View { var body: some View { Text(\"\").hueRotation(.degrees(20)) } }", "the picture itself"
    ),
    (
      "struct O1: View { var body: some View { Text(\"\").colorMultiply(.red).colorInvert() } }",
      "the picture itself"
    ),
    ("struct O0: View { var body: some View { Text(\"\").luminanceToAlpha() } }", "the picture itself"),
    (
      "struct O2: View { @State var x = 0.0; var body: some View { Text(\"\").gesture(MagnificationGesture().onChanged { x = $0 }) } }",
      "Stepper"
    ),
    (
      "struct O3: View { @State var x = 0.0; var body: some View { Text(\"\").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onEnded { x = $0.predictedEndTranslation.width }) } }",
      "onMove"
    ),
    (
      "struct O4: View { @Environment(\\.openWindow) var openWindow; var body: some View { Button(\"a\") { openWindow(id: \"x\") } } }",
      "Link"
    ),
    (
      "struct O5: View { var body: some View { Gauge(value: 3, in: 0...10) { Text(\"\") } currentValueLabel: { Text(\"3\") } } }",
      "ProgressView"
    ),
    (
      "struct O6: View { @State var c = Color.red; var body: some View { ColorPicker(\"\", selection: $c, supportsOpacity: false) } }",
      "Picker"
    ),
    ("struct O7: View { var body: some View { Text(\"\").position(CGPoint(x: 1, y: 1)) } }", "alignment"),
    (
      "struct O8: View { var body: some View { ViewThatFits(in: .horizontal) { Text(\"\") } } }",
      "adaptive columns"
    ),
    (
      "struct O9 { @AppStorage(\"a\", store: UserDefaults(suiteName: \"group\")) var a = 1 }",
      "leave out the store"
    ),
    ("struct P1 { @AppStorage(\"a\", store: .standard) var a: String? }", "leave out the store"),
    (
      "struct P2: View { var body: some View { Text(\"\").listRowBackground(HStack { Color.red; Color.blue }) } }",
      "filled shape"
    ),
    (
      "struct P3: View { var drag: some Gesture { DragGesture().onEnded { _ in } }; var body: some View { Text(\"\") } }",
      "onMove"
    ),
    ("struct P4: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }", "a picture"),
    ("struct Q1: View { var body: some View { Text(\"\").draggable(\"a\") } }", "onMove"),
    (
      "struct Q2: View { var body: some View { Text(\"\").dropDestination(for: String.self) { items, _ in !items.isEmpty } } }",
      "FileImporter"
    ),
    (
      "struct Q3: View { var body: some View { Text(\"\").onKeyPress(.space) { .handled } } }",
      "keyboardShortcut"
    ),
    (
      "struct Q4: View { @State var on = false; var body: some View { Text(\"\").inspector(isPresented: $on) { Text(\"\") } } }",
      "sheet"
    ),
    (
      "struct Q5: View { var body: some View { PasteButton(payloadType: String.self) { _ in } } }",
      "TextField"
    ),
    (
      "struct Q6: View { var body: some View { Text(\"\").phaseAnimator([0, 1]) { view, phase in view.opacity(phase == 0 ? 1 : 0) } } }",
      "Hosts animate"
    ),
    (
      "struct Q7: View { var body: some View { Text(\"\").scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) } } }",
      "not measured"
    ),
    (
      "struct Q8: View { @State var id: Int?; var body: some View { ScrollView { Text(\"\") }.scrollPosition(id: $id) } }",
      "scrollTo"
    ),
    ("struct Q9 { @Environment(\\.accessibilityReduceMotion) var isReduced }", "as people have set it"),
    (
      "struct R1: View { var body: some View { Text(\"\").visualEffect { view, proxy in view.offset(x: proxy.size.width) } } }",
      "not measured"
    ),
    ("class R2 { @Attribute(.unique) var name = \"\" }", "BinderyStore"),
    (
      "class R3 { @Relationship(deleteRule: .cascade, inverse: \\K5.id) var items: [Int] = [] }",
      "BinderyStore"
    ),
    ("class R4 { @Relationship var items: [Int] = [] }", "BinderyStore"),
    (
      "struct R5: View { var body: some View { Text(\"\").coordinateSpace(.named(\"a\")) } }",
      "no coordinates"
    ),
    ("struct R6: View { var body: some View { Text(\"\").coordinateSpace(name: \"a\") } }", "no coordinates"),
    ("func r7() { UINavigationBar.appearance().tintColor = nil }", "listStyle"),
    ("func r8(_ controller: UIViewController) {}", "PhotosPicker"),
    ("struct R9: View { var body: some View { Text(\"\").saturation(0).brightness(1) } }", "gray copy"),
    (
      "struct S1: View { @State var on = false; var body: some View { Text(\"\").fileExporter(isPresented: $on, document: 1, contentType: 1) { _ in } } }",
      "ShareLink"
    ),
  ]

  /// Each name in the first column of the table of what stays out is in one of the lines.
  @Test func thePagesTableIsOfTheseLines() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Documentation/FromSwiftUI.md"), encoding: .utf8)
    let section = try #require(page.firstRange(of: "## What stays out"))
    let end = try #require(page[section.upperBound...].firstRange(of: "\n## "))
    let cells = page[section.upperBound..<end.lowerBound].split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^\| (.*?) \|/).map { $0.1 } }
    let spans = cells.flatMap { $0.matches(of: /`([^`]+)`/).map { $0.1 } }
    let names = spans.flatMap { $0.prefix { $0 != "(" }.matches(of: /\w+/).map { String($0.0) } }
    #expect(names.count > 60)
    let used = Set(Self.lines.flatMap { $0.use.matches(of: /\w+/).map { String($0.0) } })
    #expect(Set(names).subtracting(used).sorted() == [])
  }

  @Test func eachUseIsAnErrorThatNamesTheWay() throws {
    let types = "class A7 {}; struct K5: Identifiable { let id: Int; var children: [K5]? }"
    let source =
      "import SwiftUI; import Foundation\n\(types)\n" + Self.lines.map(\.use).joined(separator: "\n") + "\n"
    let errors = try Compiler.errors(in: source)
    for (index, line) in Self.lines.enumerated() {
      let found = errors.filter { $0.line == index + 3 }.map(\.text)
      #expect(
        found.contains { $0.contains("is unavailable") && $0.contains(line.way) }, "\(line.use): \(found)")
    }
    #expect(errors.allSatisfy { (3..<3 + Self.lines.count).contains($0.line) }, "\(errors)")
  }
}
