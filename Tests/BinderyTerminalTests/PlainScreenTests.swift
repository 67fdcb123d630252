import BinderyViews
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct PlainScreenTests {
  private struct LanguageApp: WindowScene {
    struct Screen: View {
      @Environment(\.preferredLanguages) private var languages
      var body: some View { Text(languages.joined(separator: " ")) }
    }

    let title = "Language"
    let path = ""
    let summary = "Shows the language."
    var window: some View { Screen() }
  }

  @Test func environmentSetsTheLanguageOfTheUser() async throws {
    let configuration = try TerminalConfiguration(environment: ["LANG": "de_DE.UTF-8"])
    let text = await PlainScreen.text(of: LanguageApp(), configuration: configuration)
    #expect(text == " de-DE\n")
  }
}
