import Testing

/// The names and forms of SwiftUI and Combine that public apps use most compile as they are.
@Suite struct SpellingTests {
  @Test(arguments: [("aliases", aliasLines), ("features", featureLines), ("views", viewLines)])
  func viewsCompile(group: String, text: String) async throws {
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count > 100)
    for problem in try await Self.problems(in: lines) { Issue.record("\(group): \(problem)") }
  }

  @Test func viewModelsCompile() async throws {
    let problems = try await Compiler.errors(in: Self.declarations + Self.pipelines)
    #expect(problems == [])
  }

  /// The errors in view expressions, each in a body of its own.
  private static func problems(in lines: [String]) async throws -> [String] {
    let state = """
      @StateObject var model = Model(); @State var items: [Item] = []; @State var names: [String] = []; \
      @State var isOn = false; @State var price = 1.0; @State var date = Date(); @State var name = ""; \
      @State var shown: Item?; @State var chosen: Int?; @State var tab = 0; @State var set: Set<Int> = []; \
      @State var path = NavigationPath(); @State var error: ModelError?; @FocusState var isFocused: Bool; \
      @FocusState var field: Field?; @Environment(\\.colorScheme) var colorScheme
      """
    let views = lines.enumerated().map { index, line in
      "struct Line\(index): View { \(state); var body: some View { \(line) } }"
    }
    let first = declarations.count { $0 == "\n" } + 1
    return try await Compiler.errors(in: declarations + views.joined(separator: "\n") + "\n").map { error in
      let line = lines.indices.contains(error.line - first) ? lines[error.line - first] : "line \(error.line)"
      return "\(line): \(error.text)"
    }
  }
}
