internal import Foundation
internal import Testing

@testable internal import BinderyHTML
@testable internal import BinderyViews

@MainActor
@Suite struct ThemeTextTests {
  private let tree = TreeWriter()

  private func page(_ theme: Theme?) -> String {
    let text = tree.node(.text, [.set(.text, "Hello")])
    let window = tree.node(.window, theme.map { [.set(.theme, $0)] } ?? [], [text])
    return PageRenderer(title: "Notes", token: nil, basePath: "/").html(of: window)
  }

  @Test func aPageWithoutAThemeHasNoBytesOfOne() {
    let html = page(nil)
    #expect(html.contains("<html lang=\"en\">"))
    #expect(html.contains("content=\"#f1f3f8\">") && html.contains("content=\"#0c0e13\">"))
    #expect(!html.contains("data-theme"))
  }

  @Test func theThemeOfAWindowIsThatOfThePage() {
    let html = page(.paper)
    let tag = html.firstMatch(of: /<html[^>]*>/).map { String($0.0) } ?? ""
    #expect(tag.contains("--background:light-dark(#f7f2e9,#171411)"))
    #expect(tag.contains("--accent:light-dark(#9a3b26,#f0a48c)"))
    #expect(tag.contains("--title-family:var(--family-serif)") && tag.contains("--radius-large:6px"))
    #expect(!tag.contains("--family:") && !tag.contains("--page-width"))
    #expect(html.contains("content=\"#f7f2e9\">") && html.contains("content=\"#171411\">"))
    #expect(html.matches(of: /--accent:/).count == 1)
  }

  @Test func aPartHasOnlyWhatItsThemeChanges() {
    var theme = Theme()
    theme.density = .compact
    theme.cornerRadius = .nan
    theme.pageWidth = 1_000_000
    #expect(
      HTMLRenderer.html(of: tree.node(.stack, [.set(.theme, theme)]))
        == #"<div id="n1" class="stack" data-theme="compact" style="--radius-large:14px;--page-width:2000px"></div>"#
    )
  }

  private func style(of part: Theme, in window: Theme, as role: Role = .stack) -> String {
    let node = tree.node(role, [.set(.theme, part)])
    let root = tree.node(.window, [.set(.theme, window)], [node])
    return withExtendedLifetime(root) { HTMLRenderer.html(of: node) }
  }

  @Test func aPartHasEnoughContrastToWhatIsShownAroundIt() {
    let pale = Theme(light: Theme.Colors(accent: Color(hex: 0xFFCC00)))
    let gray = Theme(light: Theme.Colors(background: Color(hex: 0xB0B8C0)))
    let window = ThemeShades(gray, in: .light)
    let part = ThemeShades(pale.inside(gray, hasBackground: false), in: .light)
    #expect(part.background == window.background && part.surface == window.surface)
    #expect(part.accent.contrast(to: window.background) >= 4.5)
    // The shade for the default background would be too light.
    #expect(ThemeShades(pale, in: .light).accent.contrast(to: window.background) < 4.5)
    #expect(style(of: pale, in: gray).contains("--accent:light-dark(\(part.accent.color.description),"))
  }

  @Test func aPartHasTheBackgroundOfItsWindowAndASheetItsOwn() {
    let night = Theme(light: Theme.Colors(background: .black))
    #expect(!style(of: night, in: .paper).contains("--background:"))
    #expect(style(of: night, in: .paper, as: .sheet).contains("--background:"))
  }

  @Test func aPartDeclaresColorsThatDifferFromThoseAroundIt() {
    let white = Theme(light: Theme.Colors(surface: .white))
    #expect(style(of: white, in: .paper).contains("--surface:light-dark(#ffffff,#221e1a)"))
    #expect(!style(of: .paper, in: .paper).contains("--surface"))
  }

  @Test func theStyleSheetOfAThemeFollowsTheOneOfBindery() throws {
    var theme = Theme()
    theme.styleSheet = ".button { letter-spacing: 0.02em }"
    let html = page(theme)
    let own = try #require(html.range(of: ThemeText.path(ofStyleSheet: theme.styleSheet ?? "")))
    let first = try #require(html.range(of: ClientFiles.path("style.css")))
    #expect(first.upperBound < own.lowerBound)
  }

  /// The shades by which contrast is computed are those of the style sheet.
  @Test func theShadesOfTheDefaultAreThoseOfTheStyleSheet() throws {
    let file = try #require(ClientFiles.all.first { $0.name == "style.css" })
    let css = String(decoding: file.bytes, as: UTF8.self)
    let (light, dark) = (ThemeShades.standard(.light), ThemeShades.standard(.dark))
    let paths: [(String, KeyPath<ThemeShades, Shade>)] = [
      ("background", \.background), ("surface", \.surface), ("raised", \.raised),
      ("text", \.text),
      ("secondary", \.secondary), ("tertiary", \.tertiary), ("accent", \.accent),
      ("accent-fill", \.accentFill), ("on-accent", \.onAccent), ("positive", \.positive),
      ("warning", \.warning), ("critical", \.critical),
    ]
    for (name, path) in paths {
      let line = "--\(name): light-dark(\(light[keyPath: path].color), \(dark[keyPath: path].color));"
      #expect(css.contains(line), "\(line)")
    }
  }
}
