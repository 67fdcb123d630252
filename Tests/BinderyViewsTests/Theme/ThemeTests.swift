import Bindery
import BinderyTesting
import Foundation
import Testing

@testable import BinderyViews

@MainActor
@Suite struct ThemeTests {
  private nonisolated static let ready: [Theme] = [.paper, .meadow, .graphite]

  @Test(arguments: ready) func theReadyThemesHaveEnoughContrastAsTheyAre(theme: Theme) {
    #expect(theme.adjustments == [])
    #expect(theme != Theme())
  }

  @Test func aColorWithTooLittleContrastIsReplacedByItsNearestShade() throws {
    let theme = Theme(light: Theme.Colors(accent: Color(hex: 0xFFCC00)))
    let adjustment = try #require(theme.adjustments.first)
    #expect(theme.adjustments.count == 1)
    #expect(adjustment.name == "accent" && adjustment.scheme == .light)
    #expect(adjustment.given == Color(hex: 0xFFCC00) && adjustment.leastContrast == 4.5)
    let start = "The accent #ffcc00 of a theme is shown as \(adjustment.used) on light screens"
    #expect("\(adjustment)".hasPrefix(start))
    // The next lighter shade is not enough.
    let shades = ThemeShades(theme, in: .light)
    #expect(shades.accent.color == adjustment.used)
    #expect(shades.accent.contrast(to: shades.background) >= 4.5)
    #expect(shades.accent.contrast(to: shades.background) < 6.5)
  }

  @Test(
    arguments: [
      0xFFFFFF, 0x000000, 0x808080, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFCC00, 0x123456,
    ] as [UInt32])
  func textOfAnyThemeIsLegible(hex: UInt32) {
    let color = Color(hex: hex)
    let colors = Theme.Colors(accent: color, background: color, surface: color, raised: color)
    var theme = Theme(light: colors, dark: colors)
    for isHigh in [false, true] {
      theme.hasHighContrast = isHigh
      for scheme in ColorScheme.allCases {
        let shades = ThemeShades(theme, in: scheme)
        let least = isHigh ? 6.99 : 4.5
        for ground in [shades.background, shades.surface, shades.raised] {
          for text in [
            shades.text, shades.secondary, shades.tertiary, shades.accent, shades.positive, shades.warning,
            shades.critical,
          ] {
            #expect(text.contrast(to: ground) >= least, "\(scheme) \(text.color) on \(ground.color)")
          }
        }
        // Fields and bordered buttons are a veil over the background.
        let veil = scheme == .light ? (Shade(0x6F7A96), 0.125) : (Shade(0x97A3BF), 0.169)
        for ground in [shades.background, shades.surface, shades.raised] {
          let field = ground.mixed(with: veil.0, veil.1)
          for text in [shades.secondary, shades.accent, shades.positive, shades.warning, shades.critical] {
            #expect(text.contrast(to: field) >= least, "\(scheme) \(text.color) on \(field.color)")
          }
        }
        #expect(shades.onAccent.contrast(to: shades.accent) >= 4.5)
        #expect(shades.accentFill.contrast(to: Shade(0xFFFFFF)) >= least)
      }
    }
  }

  @Test func thePageAboutTheLookNamesTheShadeThatIsShown() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../Documentation/Look.md").standardized
    let theme = Theme(light: Theme.Colors(accent: Color(hex: 0xCCCCCC)))
    let adjustment = try #require(theme.adjustments.first)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("BinderyViews: \(adjustment)\n"))
  }

  @Test func aNamedAccentHasAShadeForEachScheme() {
    let theme = Theme(accent: .purple)
    #expect(theme.adjustments == [])
    #expect(ThemeShades(theme, in: .light).accent == Shade(0x8A34B4))
    #expect(ThemeShades(theme, in: .dark).accent == Shade(0xD79BFF))
  }

  @Test func aThemeOfAPartIsThatOfTheSheetsThatItPresents() {
    let host = TestHost {
      VStack { Text("Row").sheet(isPresented: .constant(true)) { Text("Sheet") } }.theme(.paper)
    }
    #expect(host.nodes.first { $0.role == .stack }?[.theme] == .paper)
    #expect(host.find(.role(.sheet))?[.theme] == .paper)
    #expect(host.tree.root[.theme] == nil)
  }

  @Test func theThemeOfASceneIsThatOfItsWindows() {
    let scene = WindowGroup("Notes") { Text("a") }.commands { CommandMenu("Go") {} }.theme(.meadow)
    let windows = scene.windowScenes
    #expect(windows.map(\.theme) == [.meadow])
    #expect(windows.map(\.title) == ["Notes"])
    #expect(ViewTree(windowOf: windows[0]).root[.theme] == .meadow)
    // The innermost wins.
    #expect(scene.theme(.paper).windowScenes.map(\.theme) == [.meadow])
  }

  @Test func eachReplacedColorIsReportedOnce() {
    let usual = MissingResources.handler
    defer { MissingResources.handler = usual }
    var reports: [String] = []
    MissingResources.handler = { if $0 == .contrast { reports.append($1) } }
    let theme = Theme(dark: Theme.Colors(accent: Color(hex: 0x010203)))
    for _ in 0..<2 { _ = Text("a").theme(theme) }
    #expect(reports == theme.adjustments.map(\.description))
    #expect(reports.count == 1)
  }
}
