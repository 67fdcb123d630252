extension SpellingTests {
  /// Types of apps: models, styles, modifiers, environment values, storage and scenes.
  static let declarations = #"""
    import SwiftUI
    import Combine
    import Foundation
    struct Item: Identifiable, Hashable { let id: Int; var name: String; var isDone = false }
    enum Field: Hashable { case name, mail }
    enum Kind: String, CaseIterable, Identifiable { case a, b; var id: Self { self } }
    enum ModelError: LocalizedError { case failed; var errorDescription: String? { "It failed." } }
    final class Model: ObservableObject {
      @Published var name = ""
      @Published var count = 0
      @Published var items: [Item] = []
      var bag = Set<AnyCancellable>()
      func add() {}
      func load() async {}
    }
    @Observable final class Library { var name = ""; @ObservationIgnored var note = "" }
    class Announcing: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      var value = 0 { willSet { objectWillChange.send() } }
    }
    class Sending: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var value = 0 { didSet { objectWillChange.send(()) } }
    }
    @MainActor class OnMain: ObservableObject { @Published private(set) var items = [Item]() { didSet { print(items) } } }

    struct Wave: Shape {
      var level: Double
      var animatableData: Double { get { level } set { level = newValue } }
      func path(in rect: CGRect) -> Path {
        var path = Path()
        let width = rect.width
        let middle = rect.height * 0.5
        path.move(to: CGPoint(x: 0, y: middle))
        for x in stride(from: 0, through: width, by: 1) {
          path.addLine(to: CGPoint(x: x, y: middle + sin(x / width * .pi * 2) * CGFloat(level)))
        }
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.closeSubpath()
        return path
      }
    }
    struct Arc: InsettableShape {
      let start: Angle
      let end: Angle
      var insetAmount = 0.0
      func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
      }
      func path(in rect: CGRect) -> Path {
        let adjustment = Angle.degrees(90)
        var path = Path()
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: start - adjustment,
          endAngle: end - adjustment, clockwise: false)
        return path
      }
    }
    struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding().background(Color.red) } }
    extension View { func framed() -> some View { modifier(Framed()) } }
    struct Filled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    struct Pressable: ButtonStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label.background(isEnabled ? Color.red : .gray).animation(.easeOut, value: configuration.isPressed)
      }
    }
    extension ButtonStyle where Self == Pressable { static var pressable: Pressable { Pressable() } }
    struct Prim: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(configuration) } }
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
          HStack { Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label }
        }
      }
    }
    struct LS: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } }
    }
    private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
    extension EnvironmentValues { var theme: String { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }

    struct Themed: View { @Environment(\.theme) var theme; var body: some View { Text(theme).environment(\.theme, "other") } }
    struct Surrounded: View {
      @Environment(\.colorScheme) var colorScheme
      @Environment(\.horizontalSizeClass) var width: UserInterfaceSizeClass?
      @Environment(\.verticalSizeClass) var height
      @Environment(\.openURL) var openURL
      @Environment(\.locale) var locale
      @Environment(\.scenePhase) var scenePhase
      @Environment(\.editMode) var editMode
      @Environment(\.isEnabled) var isEnabled
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) var isPresented
      @Environment(\.refresh) var refresh
      @Environment(\.calendar) var calendar
      @Environment(\.timeZone) var timeZone
      @Environment(\.layoutDirection) var layoutDirection
      @Environment(\.dynamicTypeSize) var typeSize
      @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
      @Environment(Library.self) private var library
      @Environment(Library.self) private var optional: Library?
      var body: some View {
        @Bindable var library = library
        if width == .compact { Text(locale.identifier) }
        if editMode?.wrappedValue.isEditing == true { TextField("Name", text: $library.name) }
        Button("Open") {
          openURL(URL(string: "https://example.org")!)
          presentationMode.wrappedValue.dismiss()
        }
        .onChange(of: scenePhase) { phase in if phase == .active { dismiss() } }
      }
    }
    struct Observing: View {
      @StateObject private var own = Model()
      @ObservedObject var given: Model
      @EnvironmentObject var shared: Model
      @StateObject private var made: Model
      init(given: Model) { self.given = given; _made = StateObject(wrappedValue: Model()) }
      var body: some View {
        TextField("Name", text: $own.name)
        Text(given.name).environmentObject(shared)
        List(made.items) { Text($0.name) }
      }
    }
    struct Stored: View {
      @AppStorage("number") var number = 0
      @AppStorage("text") private var text: String?
      @AppStorage("kind") var kind = Kind.a
      @AppStorage("ratio") var ratio: Double = 1
      @AppStorage("address") var address = URL(string: "https://example.org")!
      @AppStorage("data") var data = Data()
      @AppStorage("isOn") var isOn = true
      @SceneStorage("draft") var draft = ""
      @SceneStorage("tab") var tab: Int?
      var body: some View { Toggle("On", isOn: $isOn); TextField("Draft", text: $draft) }
    }
    struct Routed: View {
      @State private var path: [Item] = []
      var body: some View { NavigationStack(path: $path) { Button("Back") { path = [] } } }
    }
    struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Text("a") } } }
    struct Barred: View {
      @ToolbarContentBuilder var bar: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Text("a") } }
      var body: some View { Text("a").toolbar { bar } }
    }
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { content } }
    }
    struct Labeled<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View { VStack { content() } }
    }
    struct Switch: View { @Binding var isOn: Bool; var body: some View { Toggle("On", isOn: $isOn) } }
    struct Choosing: View {
      let kind: Kind
      @ViewBuilder private var header: some View { if kind == .a { Text("a") } }
      @ViewBuilder func row(_ item: Item) -> some View { Text(item.name) }
      var body: some View {
        header
        switch kind { case .a: row(Item(id: 1, name: "a")); case .b: Text("b") }
      }
    }
    struct Number: View, Equatable { let value: Int; var body: some View { Text("\(value)") } }
    func delete(at offsets: IndexSet) {}
    func move(from: IndexSet, to: Int) {}
    func attributed() -> AttributedString {
      var text = AttributedString("Read this")
      text.font = .title.bold()
      text.foregroundColor = .red
      if let range = text.range(of: "this") {
        text[range].underlineStyle = .single
        text[range].link = URL(string: "https://example.org")
      }
      return text
    }

    struct Shelf: App {
      @State private var library = Library()
      @StateObject private var model = Model()
      @AppStorage("isNew") var isNew = true
      @Environment(\.scenePhase) private var phase
      init() {}
      var body: some Scene {
        WindowGroup { if isNew { Text("New") } else { Text("Old").environment(library).environmentObject(model) } }
          .commands {
            CommandMenu("More") { Button("Add") {} }
            CommandGroup(after: .newItem) { Button("Open") {} }
            CommandGroup(replacing: .help) { ShelfHelp() }
            if isNew { ShelfCommands() }
          }
        WindowGroup("Second", id: "second") { Text("b") }
        Settings { Text("c") }
      }
    }
    struct ShelfKey: FocusedValueKey { typealias Value = Library }
    extension FocusedValues {
      var library: Library? { get { self[ShelfKey.self] } set { self[ShelfKey.self] = newValue } }
      @Entry var title: String?
    }
    struct ShelfCommands: Commands {
      @FocusedValue(\.library) private var library
      @FocusedValue(\.title) var title: String?
      @FocusedValue(Library.self) private var same
      var body: some Commands {
        CommandMenu("Shelf") { Button(title ?? "Add") { _ = library }.keyboardShortcut("a").disabled(same == nil) }
      }
    }
    struct ShelfHelp: View {
      @FocusedValue(\.title) private var title
      var body: some View { Text("a").focusedSceneValue(\.title, title).focusedSceneValue(\.library, nil) }
    }
    #Preview { Text("a") }
    struct Shelf_Previews: PreviewProvider {
      static var previews: some View {
        Group { Text("a").previewLayout(.sizeThatFits).previewDevice("iPhone 12"); Text("b").preferredColorScheme(.dark) }
      }
    }

    """#
}
