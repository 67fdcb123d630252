import BinderyViews
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct PlainScreenTests {
  private struct LanguageView: View {
    @Environment(\.preferredLanguages) private var languages
    var body: some View { Text(languages.joined(separator: " ")) }
  }

  @Test func environmentSetsTheLanguageOfTheUser() async throws {
    let configuration = try TerminalConfiguration(environment: ["LANG": "de_DE.UTF-8"])
    let text = await PlainScreen.text(of: WindowGroup { LanguageView() }, configuration: configuration)
    #expect(text == " de-DE\n")
  }
}
