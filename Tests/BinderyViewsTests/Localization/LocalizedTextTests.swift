import Bindery
import BinderyViews
import BinderyTesting
import Foundation
import Testing

/// Localized keys are looked up in the language of the environment; strings are not.
@MainActor
@Suite struct LocalizedTextTests {
  private static let german = """
    "Save" = "Sichern";
    "Name" = "Name des Buchs";
    "Hello, %@" = "Hallo, %@";
    "Books" = "Bücher";
    "Delete?" = "Löschen?";
    "Search" = "Suchen";
    "%lf km" = "%.1f Kilometer";
    "Due %@" = "Fällig %@";
    "100%" = "Alles";
    """

  private static let russianPlurals = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "%lld books": { "localizations": { "ru": { "variations": { "plural": {
      "one": { "stringUnit": { "value": "%lld книга" } }, "few": { "stringUnit": { "value": "%lld книги" } },
      "many": { "stringUnit": { "value": "%lld книг" } } } } } } } } }
    """

  private func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }

  private func environment(_ languages: String...) throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    var strings = try StringCatalog(strings: Data(Self.german.utf8), language: "de")
    strings.add(try StringCatalog(xcstrings: Data(Self.russianPlurals.utf8)))
    environment.strings = strings
    environment.preferredLanguages = languages
    return environment
  }

  @Test func aLiteralIsLookedUpAndAStringIsNot() throws {
    let word = "Save"
    let host = TestHost(environment: try environment("de-AT")) {
      VStack {
        Text("Save").accessibilityIdentifier("literal")
        Text(word).accessibilityIdentifier("string")
        Text(verbatim: "Save").accessibilityIdentifier("verbatim")
        Text(LocalizedStringKey(word)).accessibilityIdentifier("key")
        Text("Nowhere").accessibilityIdentifier("unknown")
      }
    }
    #expect(host.find(.identifier("literal"))?[.text] == "Sichern")
    #expect(host.find(.identifier("string"))?[.text] == "Save")
    #expect(host.find(.identifier("verbatim"))?[.text] == "Save")
    #expect(host.find(.identifier("key"))?[.text] == "Sichern")
    #expect(host.find(.identifier("unknown"))?[.text] == "Nowhere")
  }

  @Test func valuesKeepTheirPlaceInTheTranslation() throws {
    let date = Date(timeIntervalSince1970: 1_795_000_000)
    let host = TestHost(environment: try environment("de")) {
      VStack {
        Text("Hello, \("Ana")").accessibilityIdentifier("text")
        Text("\(2.25) km").accessibilityIdentifier("number")
        Text("Due \(date, format: .dateTime.month(.wide))").accessibilityIdentifier("format")
        Text("\(2.25) miles").accessibilityIdentifier("untranslated")
        Text("100%").accessibilityIdentifier("percent")
      }
    }
    #expect(host.find(.identifier("text"))?[.text] == "Hallo, Ana")
    #expect(host.find(.identifier("number"))?[.text] == "2.2 Kilometer")
    #expect(host.find(.identifier("format"))?[.text] == "Fällig November")
    #expect(host.find(.identifier("untranslated"))?[.text] == "2.25 miles")
    #expect(host.find(.identifier("percent"))?[.text] == "Alles")
  }

  @Test func nestedTextsContributeTheirText() throws {
    let host = TestHost(environment: try environment("de")) {
      Text("Hello, \(Text("Save").bold())").accessibilityIdentifier("text")
      Text("\(Image(systemName: "star"))Save").accessibilityIdentifier("image")
    }
    #expect(host.find(.identifier("text"))?[.text] == "Hallo, Sichern")
    #expect(host.find(.identifier("image"))?[.text] == "Sichern")
  }

  @Test func aCountChoosesThePluralAndFollowsItsValue() throws {
    @SharedBox var count = 1
    let host = TestHost(environment: try environment("ru")) { Text("\(count) books") }
    #expect(host.find(.role(.text))?[.text] == "1 книга")
    count = 3
    #expect(host.find(.role(.text))?[.text] == "3 книги")
    count = 25
    #expect(host.find(.role(.text))?[.text] == "25 книг")
  }

  @Test func furtherUserLanguagesPrecedeTheSourceLanguage() throws {
    let languages = TestHost(environment: try environment("nl", "de")) { Text("Save") }
    #expect(languages.find(.role(.text))?[.text] == "Sichern")
    let english = TestHost(environment: try environment("en", "de")) { Text("Save") }
    #expect(english.find(.role(.text))?[.text] == "Save")
  }

  @Test func theLocaleOfAPartOfTheScreenDecides() throws {
    @SharedBox var isGerman = false
    let host = TestHost(environment: try environment("en")) {
      Text("Save").accessibilityIdentifier("outside")
      Text("Save").environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
        .accessibilityIdentifier("inside")
    }
    #expect(host.find(.identifier("inside"))?[.text] == "Save")
    isGerman = true
    #expect(host.find(.identifier("inside"))?[.text] == "Sichern")
    #expect(host.find(.identifier("outside"))?[.text] == "Save")
  }

  @Test func labelsOfControlsAndTitlesAreLookedUp() throws {
    let text = Binding.constant("")
    let isOn = Binding.constant(true)
    let host = TestHost(environment: try environment("de")) {
      NavigationStack {
        List {
          Button("Save") {}.accessibilityIdentifier("button")
          Toggle("Save", isOn: isOn).accessibilityIdentifier("toggle")
          TextField("Name", text: text, prompt: Text("Books")).accessibilityIdentifier("field")
          Section("Books") { Label("Save", systemImage: "star").accessibilityLabel("Name") }
        }
        .navigationTitle("Books")
        .searchable(text: text)
        .alert("Delete?", isPresented: isOn) { Button("Save") {} }
      }
    }
    let nodes = all(host.tree.root)
    func first(_ role: Role) -> Node? { nodes.first { $0.role == role } }
    #expect(first(.screen)?[.title] == "Bücher")
    #expect(first(.section)?[.title] == "Bücher")
    #expect(first(.toggle)?[.label] == "Sichern")
    #expect(first(.alert)?[.title] == "Löschen?")
    let fields = nodes.filter { $0.role == .textField }
    #expect(fields.map { $0[.label] } == ["Suchen", "Name des Buchs"])
    #expect(fields.map { $0[.placeholder] } == ["Suchen", "Bücher"])
    #expect(first(.button)?.children.first?[.text] == "Sichern")
  }

  @Test func aTableOfABundleIsReadAndABadOneIsReportedOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data("\"Save\" = \"Speichern\";".utf8).write(to: language.appending(path: "Menu.strings"))
    try Data("no catalog".utf8).write(to: folder.appending(path: "Broken.xcstrings"))
    let bundle = try #require(Bundle(url: folder))
    let usual = MissingResources.handler
    defer { MissingResources.handler = usual }
    var reports: [String] = []
    MissingResources.handler = { _, name in reports.append(name) }
    let host = TestHost(environment: try environment("de")) {
      VStack {
        Text("Save", tableName: "Menu", bundle: bundle).accessibilityIdentifier("table")
        Text("Save", tableName: "Broken", bundle: bundle).accessibilityIdentifier("broken")
        Text("Books", tableName: "Broken", bundle: bundle)
      }
    }
    #expect(host.find(.identifier("table"))?[.text] == "Speichern")
    #expect(host.find(.identifier("broken"))?[.text] == "Save")
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Broken.xcstrings") == true)
  }
}
