import BinderyViews
import Foundation
import Testing

@Suite struct StringCatalogTests {
  private static let catalog = """
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "Hello, %@!": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo, %@!" } } } },
        "%lld books": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld book" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld books" } } } } },
          "ru": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "%lld книга" } },
            "few": { "stringUnit": { "value": "%lld книги" } },
            "many": { "stringUnit": { "value": "%lld книг" } },
            "other": { "stringUnit": { "value": "%lld книги" } } } } } } },
        "%@ of %@": { "localizations": { "ja": { "stringUnit": { "value": "%2$@の%1$@" } } } },
        "%lld files in %lld folders": { "localizations": { "en": {
          "stringUnit": { "value": "%#@files@ in %#@folders@" },
          "substitutions": {
            "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg file" } }, "other": { "stringUnit": { "value": "%arg files" } } } } },
            "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "zero": { "stringUnit": { "value": "no folder" } },
              "one": { "stringUnit": { "value": "%arg folder" } }, "other": { "stringUnit": { "value": "%arg folders" } } } } }
          } } } },
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "value": "Tap" } }, "other": { "stringUnit": { "value": "Press" } } } } } } },
        "Untranslated": {}
      }
    }
    """

  private func catalog() throws -> StringCatalog { try StringCatalog(xcstrings: Data(Self.catalog.utf8)) }

  @Test func usesTheFirstPreferredLanguageWithTexts() throws {
    let catalog = try catalog()
    #expect(catalog.language(for: ["fr", "de-AT", "ru"]) == "de")
    #expect(catalog.language(for: ["fr"]) == "en")
    #expect(catalog.language(for: ["en-GB", "de"]) == "en")
    #expect(StringCatalog().language(for: ["de"]) == nil)
  }

  @Test func readsATextOfALanguageAndItsArguments() throws {
    #expect(try catalog().string("Hello, %@!", [.text("Ana")], languages: ["de-AT"]) == "Hallo, Ana!")
    #expect(try catalog().string("%@ of %@", [.text("a"), .text("b")], languages: ["ja"]) == "bのa")
    #expect(try catalog().languages == ["de", "en", "ja", "ru"])
  }

  @Test(arguments: [(1, "1 книга"), (3, "3 книги"), (5, "5 книг"), (11, "11 книг"), (21, "21 книга")])
  func choosesThePluralOfTheLanguage(count: Int, text: String) throws {
    #expect(try catalog().string("%lld books", [.integer(count)], languages: ["ru"]) == text)
  }

  @Test func fallsBackToTheSourceLanguageAndThenToNothing() throws {
    #expect(try catalog().string("%lld books", [.integer(1)], languages: ["fr"]) == "1 book")
    #expect(try catalog().string("Untranslated", languages: ["en"]) == nil)
    #expect(try catalog().string("Missing", languages: ["en"]) == nil)
  }

  @Test func aKeyOfTheSourceLanguageIsItsOwnTextBeforeFurtherLanguagesAreTried() throws {
    #expect(try catalog().string("Hello, %@!", [.text("Ana")], languages: ["en-GB", "de"]) == nil)
    #expect(try catalog().string("Hello, %@!", [.text("Ana")], languages: ["nl", "de"]) == "Hallo, Ana!")
  }

  @Test func percentSignsStayWithoutArguments() throws {
    let catalog = try StringCatalog(strings: Data("\"Half\" = \"50 % off\";".utf8), language: "en")
    #expect(catalog.string("Half", languages: ["en"]) == "50 % off")
  }

  @Test func aTableOfABundleIsReadApart() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data("\"Save\" = \"Sichern\";".utf8).write(to: german.appending(path: "Localizable.strings"))
    try Data("\"Save\" = \"Speichern\";".utf8).write(to: german.appending(path: "Menu.strings"))
    try Data(Self.catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: folder))
    let texts = try StringCatalog(bundle: bundle)
    #expect(texts.string("Save", languages: ["de"]) == "Sichern")
    #expect(texts.string("Hello, %@!", [.text("Ana")], languages: ["de"]) == "Hallo, Ana!")
    #expect(try StringCatalog(bundle: bundle, table: "Menu").string("Save", languages: ["de"]) == "Speichern")
  }

  @Test func substitutesPartsThatDependOnOneArgumentEach() throws {
    let key = "%lld files in %lld folders"
    #expect(
      try catalog().string(key, [.integer(1), .integer(2)], languages: ["en"]) == "1 file in 2 folders")
    #expect(
      try catalog().string(key, [.integer(4), .integer(0)], languages: ["en"]) == "4 files in no folder")
  }

  @Test func takesTheTextForOtherDevices() throws {
    #expect(try catalog().string("Tap", languages: ["en"]) == "Press")
  }

  @Test func readsAStringsFile() throws {
    let file = """
      /* Greeting
         of the app */
      "greeting" = "Hi \\"%@\\"\\nagain \\U00e9";
      // One word
      cancel = "Abbrechen";
      "same";
      """
    for data in [Data(file.utf8), try #require(file.data(using: .utf16))] {
      let catalog = try StringCatalog(strings: data, language: "de")
      #expect(catalog.string("greeting", [.text("Ana")], languages: ["de"]) == "Hi \"Ana\"\nagain é")
      #expect(catalog.string("cancel", languages: ["de"]) == "Abbrechen")
      #expect(catalog.string("same", languages: ["de"]) == "same")
    }
  }

  @Test func reportsTheLineThatIsNoPair() {
    #expect(throws: StringCatalogError.invalid(path: "a.strings", reason: "line 2 lacks ;")) {
      try StringCatalog(
        strings: Data("\"a\" = \"b\";\n\"c\" = \"d\" \"e\"".utf8), language: "en", path: "a.strings")
    }
    #expect(throws: StringCatalogError.self) { try StringCatalog(xcstrings: Data("{}".utf8)) }
    #expect(throws: StringCatalogError.self) {
      try StringCatalog(stringsdict: Data("x".utf8), language: "en")
    }
  }

  @Test func readsAStringsdictFile() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>In %#@count@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d dia</string><key>other</key><string>%d dias</string>
        </dict></dict></dict></plist>
      """
    let catalog = try StringCatalog(stringsdict: Data(file.utf8), language: "pt")
    #expect(catalog.string("days", [.integer(1)], languages: ["pt"]) == "In 1 dia")
    #expect(catalog.string("days", [.integer(2)], languages: ["pt-BR"]) == "In 2 dias")
  }

  @Test func formatsNumbersWithTheirSpecifiers() throws {
    let catalog = try StringCatalog(strings: Data(#""p" = "%.1f of %03d, 100%%, %";"#.utf8), language: "en")
    #expect(catalog.string("p", [.number(2.25), .integer(7)], languages: ["en"]) == "2.2 of 007, 100%, %")
  }

  @Test func missingArgumentsAreLeftOut() throws {
    let catalog = try StringCatalog(strings: Data(#""p" = "%@ and %@";"#.utf8), language: "en")
    #expect(catalog.string("p", [.text("a")], languages: ["en"]) == "a and ")
  }

  @Test func readsAFolderOfFilesByLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data(#""ok" = "Gut";"#.utf8).write(to: german.appending(path: "Localizable.strings"))
    try Data(Self.catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let catalog = try StringCatalog(folder: folder)
    #expect(catalog.string("ok", languages: ["de"]) == "Gut")
    #expect(catalog.string("%lld books", [.integer(2)], languages: ["de"]) == "2 books")
  }
}
