import BinderyViews
import Testing

@testable import BinderyTerminal

@Suite struct PaletteTests {
  @Test(arguments: [true, false]) func aPartWithItsOwnBackgroundKeepsTheHighContrast(isDark: Bool) {
    let part = Palette(isDark: !isDark, isHighContrast: true).scheme(isDark: isDark)
    #expect(part.secondary == part.primary)
    #expect(part.separator == part.primary)
    #expect(!part.primary.isStandard)
  }

  @Test func withoutHighContrastSecondaryTextIsWeaker() {
    let part = Palette(isDark: false).scheme(isDark: true)
    #expect(part.secondary != part.primary)
  }

  @Test(arguments: [true, false]) func aThemeSetsAccentAndCards(isDark: Bool) {
    var palette = Palette(isDark: isDark)
    let standard = palette
    palette.use(ThemeColors(.meadow))
    #expect(palette.accent == CellColor(isDark ? 0x7AD9A8 : 0x1B6E4B))
    #expect(palette.surface == CellColor(isDark ? 0x15211B : 0xFFFFFF))
    #expect(palette.critical == standard.critical && palette.primary == standard.primary)
    #expect(palette.onAccent.contrast(to: palette.accent) >= 4.5)
    // A part with the other scheme has the theme's colors of that scheme.
    #expect(palette.scheme(isDark: !isDark).accent == CellColor(isDark ? 0x1B6E4B : 0x7AD9A8))
  }

  @MainActor @Test func theThemeOfAWindowReachesItsButtons() {
    let scene = WindowGroup { Button("Save") {}.buttonStyle(.borderedProminent) }.theme(.meadow)
    let tree = ViewTree(windowOf: scene.windowScenes[0], rows: .window)
    let screen = TerminalScreen(tree: tree, size: CellSize(width: 60, height: 16), options: ScreenOptions())
    screen.update()
    let frame = screen.frame()
    let grounds = (0..<16).flatMap { y in (0..<60).map { frame.cells[$0, y].background } }
    #expect(grounds.contains(CellColor(0x7AD9A8)))
  }
}
