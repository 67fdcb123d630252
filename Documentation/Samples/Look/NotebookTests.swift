import BinderyTesting
import BinderyViews
import Testing

@MainActor
@Suite struct NotebookTests {
  @Test func theNotebookHasItsThemeAndTheCardThatOfTheClub() {
    let scenes = NotebookApp().body.windowScenes
    #expect(scenes.map(\.theme) == [.paper])
    let host = TestHost { NotebookView() }
    #expect(host.find(.role(.group))?[.theme] == .club)
  }

  @Test func noColorHasTooLittleContrast() {
    let theme = Theme.club
    #expect(theme.adjustments == [])
  }

  @Test func aColorWithTooLittleContrastIsNamed() throws {
    let adjustment = try #require(Theme(accent: Color(white: 0.8)).adjustments.first)
    #expect(adjustment.name == "accent")
    #expect(adjustment.scheme == .light)
  }
}
