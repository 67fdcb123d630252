import BinderySwiftUI
import Foundation
import Testing

/// Each line of the tables of `Documentation/FromSwiftUI.md` compiles like a view of an iOS app.
@Suite struct FromSwiftUITests {
  /// The declarations that the lines use.
  private static let prelude = """
    import SwiftUI
    import Combine
    import SwiftData
    @Model final class Trip {
      var name: String
      init(name: String) { self.name = name }
    }
    struct Item: Identifiable { let id: Int; var name: String }
    final class Model: ObservableObject {
      @Published var name = ""
      func add() {}
    }
    struct Framed: ViewModifier { func body(content: Content) -> some View { content } }
    struct Wave: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }
    extension EnvironmentValues { @Entry var shade: Color = .red }

    """

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of the page from one heading to another.
  private static func section(from heading: String, to next: String) throws -> [Substring] {
    let page = package.appending(path: "Documentation/FromSwiftUI.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: heading))
    let end = try #require(text[start.upperBound...].firstRange(of: next))
    return text[start.upperBound..<end.lowerBound].split(separator: "\n")
  }

  /// The first cells of the rows whose first cell is a call.
  private static func lines() throws -> [String] {
    try section(from: "## Words", to: "## Combine").compactMap { line in
      line.firstMatch(of: /^\| `(.+?)` \|/).map { String($0.1) }
    }
  }

  @Test func previewsAreCheckedAndLeftOut() async throws {
    let previews = """
      struct Card: View { var body: some View { Text("Card") } }
      #Preview { Card() }
      #Preview("Small", traits: .sizeThatFitsLayout) { let card = Card(); return card.previewDisplayName("Small") }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }

      """
    #expect(try await Compiler.errors(in: Self.prelude + previews) == [])
    let wrong = try await Compiler.errors(in: Self.prelude + "#Preview { Missing() }\n")
    #expect(wrong.contains { $0.text.contains("Missing") })
  }

  @Test func aFileWithFoundationAloneHasObservableObjects() async throws {
    let source = """
      import Foundation
      class ListModel: ObservableObject { @Published var items: [String] = [] }
      """
    #expect(try await Compiler.errors(in: source, importing: "BinderySwiftUI") == [])
    #expect(try await Compiler.errors(in: source) != [])
  }

  @Test(arguments: ["os", "OSLog"])
  func filesWithLoggersCompile(module: String) async throws {
    let source = """
      import \(module)
      extension OSLog { static let load = OSLog(subsystem: "app", category: "load") }
      extension Logger {
        private static let subsystem = Bundle.main.bundleIdentifier ?? "app"
        static let network = Logger(subsystem: subsystem, category: "network")
      }
      func load(_ name: String, _ error: any Error) {
        Logger.network.debug("Loads \\(name, privacy: .public)")
        Logger.network.error("\\(error.localizedDescription)")
        Logger().log(level: .fault, "\\(name.count)")
        Logger(.load).info("\\(name.count)")
      }

      """
    #expect(try await Compiler.errors(in: source) == [])
  }

  @Test func filesWithUIKitCompileIfTheyUseWhatSwiftUIHasToo() async throws {
    let source = """
      import UIKit
      func load(_ data: Data) -> UIImage? { UIImage(data: data) }

      """
    #expect(try await Compiler.errors(in: source) == [])
    let wrong = try await Compiler.errors(in: source + "let label = UILabel()\n")
    #expect(wrong.map(\.text) == ["cannot find 'UILabel' in scope"])
  }

  @Test func modelsWithoutAnOptionalRelationSayWhatToDo() async throws {
    let source = """
      import SwiftData
      @Model final class Leg {
        var trip: Trip
        init(trip: Trip) { self.trip = trip }
      }

      """
    // The error is in the code of the macro.
    let error = await #expect(throws: (any Error).self) {
      try await Compiler.errors(in: Self.prelude + source)
    }
    #expect(error.map { "\($0)".contains("Make the property optional") } == true)
  }

  @Test func documentsOutsideOfAProgramAreTemporary() {
    #expect(URL.documentsDirectory == FileManager.default.temporaryDirectory)
  }

  @Test func valuesAreMadeOutsideOfTheMainActor() async throws {
    let source = """
      struct AlertItem: Identifiable { let id = 1; let title: Text; let button: Alert.Button }
      struct Alerts { static let offline = AlertItem(title: Text("Offline"), button: .default(Text("OK"))) }
      struct Row: View {
        @Binding var name: String
        init(name: Binding<String> = .constant("")) { _name = name }
        var body: some View { Text(name) }
      }
      extension Binding {
        init<Owner: AnyObject>(to path: ReferenceWritableKeyPath<Owner, Value>, of owner: Owner) {
          self.init(get: { owner[keyPath: path] }, set: { owner[keyPath: path] = $0 })
        }
      }
      class Names: ObservableObject {
        @Published var name = ""
        var binding: Binding<String> { Binding(to: \\.name, of: self) }
        func clear() { withAnimation(.easeIn) { name = "" } }
      }
      #Preview { @Previewable @State var name = "Ana"; Row(name: $name) }

      """
    #expect(try await Compiler.errors(in: Self.prelude + source) == [])
  }

  @Test func namesOfOneDeviceSayWhatToUse() async throws {
    let source = """
      struct Wide: View { var body: some View { Text("Wide").frame(width: UIScreen.main.bounds.width - 32) } }
      struct Site: View { var body: some View { Button("Site") { UIApplication.shared.open(URL(string: "a")!) } } }

      """
    let errors = try await Compiler.errors(in: Self.prelude + source).map(\.text)
    #expect(errors.contains { $0.contains("containerRelativeFrame") })
    #expect(errors.contains { $0.contains("openURL") })
    #expect(errors.allSatisfy { $0.contains("is unavailable") })
  }

  /// As in Swift 5: files of apps from before 2024 isolate nothing by themselves.
  @Test func viewsAreBuiltOutsideOfTheMainActor() async throws {
    let source = """
      class NameForm {
        @Binding var name: String
        @Binding var item: Item
        init(name: Binding<String>, item: Binding<Item>) {
          _name = name
          _item = item
        }
        var isValid: Bool { !name.isEmpty && item.name != name }
        var itemName: Binding<String> { $item.name }
        func clear() {
          name = ""
          item.name = name
        }
      }
      enum Rows {
        @ViewBuilder static func row(_ item: Item, isLast: Bool) -> some View {
          HStack { Text(item.name).font(.headline).padding(); Spacer() }
          if !isLast { Divider() }
        }
      }
      struct Badges {
        static let empty = Text("None").foregroundColor(.secondary)
        static var star: some View { Image(systemName: "star").resizable().frame(width: 20, height: 20) }
        @ViewBuilder func badge(_ count: Int) -> some View {
          switch count {
          case 0: EmptyView()
          default: ZStack { Circle().fill(Color.red); Text("\\(count)") }
          }
        }
      }
      func title(_ text: String) -> some View { Text(text).font(.title).modifier(Framed()) }
      func button(_ model: Model) -> some View {
        Button(action: { model.add() }) { Label("Add", systemImage: "plus") }.buttonStyle(PlainButtonStyle()).disabled(model.name.isEmpty)
      }
      final class Router: ObservableObject {
        @Published var path: [Int] = []
        func destination(for item: Item) -> AnyView { AnyView(Text(item.name).onTapGesture { self.path = [] }) }
        func field(_ text: Binding<String>) -> some View { TextField("Name", text: text).textFieldStyle(.roundedBorder) }
      }
      protocol Screen {
        associatedtype Content: View
        func make() -> Content
      }
      struct Home: Screen {
        func make() -> some View { List { ForEach(0..<3) { Text("\\($0)") } }.navigationTitle("Home") }
      }
      extension Item {
        var label: some View { Text(name).lineLimit(1) }
        func sheet(isPresented: Binding<Bool>) -> some View { Text(name).sheet(isPresented: isPresented) { self.label } }
      }
      class Keyed { let values = EnvironmentValues(); func locale() -> Locale { values.locale } }

      """
    #expect(try await Compiler.errors(in: Self.prelude + source) == [])
  }

  @Test func draggedTypesDeclareTheirRepresentation() async throws {
    let source = """
      extension UTType { static var card: UTType { UTType(exportedAs: "org.example.card") } }
      struct Card: Codable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .card) }
      }
      struct Column: View {
        @State private var cards = [Card(title: "Write")]
        @State private var isTargeted = false
        var body: some View {
          VStack { ForEach(cards, id: \\.title) { card in Text(card.title).draggable(card) { Text("Preview") } } }
            .background(isTargeted ? Color.red : .clear)
            .dropDestination(for: Card.self) { items, location in
              cards += items
              return location.x >= 0
            } isTargeted: { isTargeted = $0 }
        }
      }

      """
    #expect(try await Compiler.errors(in: Self.prelude + source) == [])
  }

  @Test func anAppsOwnColorsAreNotAmbiguous() async throws {
    let source = """
      extension Color {
        init(hex: UInt, alpha: Double = 1) { self.init(white: Double(hex & 0xff) / 255, opacity: alpha) }
        init(hex: String) { self.init(white: Double(hex.count) / 7) }
      }
      let brand = Color(hex: 0x2c6fd1)
      let faded = Color(hex: 0x2c6fd1, alpha: 0.5)
      let named = Color(hex: "#2c6fd1")
      struct Swatch: View { var body: some View { Text("").background(Color(hex: 0xff8800)).foregroundStyle(Color(hex: 0)) } }

      """
    #expect(try await Compiler.errors(in: Self.prelude + source) == [])
    let fixed =
      "extension Color { init(hex: UInt32) { self.init(white: Double(hex)) } }\nlet brand = Color(hex: 0x2c6fd1)\n"
    #expect(try await Compiler.errors(in: Self.prelude + fixed) == [])
    #expect(try await Compiler.errors(in: Self.prelude + "let brand = Color(hex: 0x2c6fd1)\n") != [])
  }

  @Test func everyLineCompiles() async throws {
    let lines = try Self.lines()
    #expect(lines.count > 40)
    // Each expression is on its own line of the source, in its own view.
    let head = """
      @StateObject var model = Model(); @State var items: [Item] = []; @State var names: [String] = []; \
      @State var isOn = false; @State var price = 1.0; @State var date = Date(); @State var name = ""; \
      @State var shown: Item?; @State var photo: PhotosPickerItem?; @State var picture = Data(); @State var chosen: Int?; @State var chosenNames: Set<String> = []; \
      @State var order = [KeyPathComparator(\\Item.name)]; \
      @FocusState var isFocused: Bool; @Namespace var top; @Environment(\\.isSearching) var isSearching; \
      @Query(sort: \\Trip.name) var trips: [Trip]; @Environment(\\.modelContext) var modelContext; var bar: some ToolbarContent { ToolbarItem { Text("Bar") } }
      """
    let views = lines.enumerated().map { index, line in
      "struct Row\(index): View { \(head); var body: some View { \(line) } }"
    }
    let errors = try await Compiler.errors(in: Self.prelude + views.joined(separator: "\n") + "\n")
    let first = Self.prelude.count { $0 == "\n" } + 1
    for error in errors {
      let line = lines.indices.contains(error.line - first) ? lines[error.line - first] : "The prelude"
      Issue.record("\(line): \(error.text)")
    }
  }

  @Test func unsupportedNamesAreNotDeclared() throws {
    let cells = try Self.section(from: "## What stays out", to: "\n## ")
      .compactMap { $0.firstMatch(of: /^\| (.*?) \|/).map { $0.1 } }
    // A span with an argument list, or “with” something, is one form of a name that exists.
    let names = cells.flatMap { $0.matches(of: /`@?(\w+)`(?! with)/).map { String($0.1) } }
    #expect(names.count > 60)
    let declared = try ["BinderyViews", "BinderySwiftUI", "BinderySwiftData"].flatMap { module in
      let folder = Self.package.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        .flatMap { file in
          try String(contentsOf: file, encoding: .utf8)
            .matches(of: /\n *public (?:static |final )*(?:func|struct|class|enum|protocol|typealias) (\w+)/)
            .map { String($0.1) }
        }
    }
    #expect(declared.count > 500)
    #expect(Set(names).intersection(declared).sorted() == [])
  }
}
