internal import Foundation
internal import Testing

@testable internal import BinderyHTML
@testable internal import BinderyViews

/// The colors of the style sheet hold contrast (WCAG 2, 4.5 : 1) in both schemes.
@MainActor
struct PaletteTests {
  private let tokens: [String: (light: String, dark: String)]

  init() throws {
    let file = try #require(ClientFiles.all.first { $0.name == "style.css" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    var tokens: [String: (light: String, dark: String)] = [:]
    for match in text.matches(
      of: /--([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/)
    {
      let name = String(match.1)
      if tokens[name] != nil { continue }
      if let light = match.2, let dark = match.3 {
        tokens[name] = (String(light), String(dark))
      } else if let both = match.4 {
        tokens[name] = (String(both), String(both))
      }
    }
    self.tokens = tokens
  }

  private func contrast(_ first: String, _ second: String) -> Double {
    func light(_ color: String) -> Double {
      let digits = Array(color.dropFirst())
      let parts = stride(from: 0, to: 6, by: 2).map { index in
        let value = Double(UInt8(String(digits[index...index + 1]), radix: 16) ?? 0) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (bright, dim) = (max(light(first), light(second)), min(light(first), light(second)))
    return (bright + 0.05) / (dim + 0.05)
  }

  private nonisolated static let withTwoShades: [Color.Name] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  @Test(
    arguments: withTwoShades.map(\.rawValue) + [
      "text", "secondary", "tertiary", "accent", "positive", "warning", "critical",
    ])
  func textIsLegibleOnEachBackground(_ name: String) throws {
    let ink = try #require(tokens[name])
    for ground in ["background", "surface", "raised"] {
      let ground = try #require(tokens[ground])
      #expect(contrast(ink.light, ground.light) >= 4.5 && contrast(ink.dark, ground.dark) >= 4.5, "\(name)")
    }
  }

  @Test(arguments: withTwoShades.map(\.rawValue))
  func textIsLegibleOnColoredBackgrounds(_ name: String) throws {
    let ground = try #require(tokens["\(name)-fill"])
    let words = ["yellow", "mint", "cyan"].contains(name) ? "#12151c" : "#ffffff"
    #expect(contrast(ground.light, words) >= 4.5 && contrast(ground.dark, words) >= 4.5)
  }

  @Test(arguments: Color.Name.allCases) func eachNameHasAToken(_ name: Color.Name) {
    for purpose in [ColorText.Purpose.ink, .fill] {
      let text = ColorText.of(Color(.named(name)), as: purpose)
      guard text.hasPrefix("var(--") else { continue }
      #expect(tokens[String(text.dropFirst(6).dropLast())] != nil, "\(text)")
    }
  }

  @Test func whitenessIsKeptWhereAColorFades() {
    #expect(ColorText.of(.white.opacity(0.25)) == "color-mix(in srgb,#ffffff 25.1%,transparent)")
  }

  @Test func aMissingColorIsAGray() {
    #expect(ColorText.of(Color("Brand \"><")) == "var(--missing)")
  }

  @Test func aColorForBothSchemesLeavesTheChoiceToTheBrowser() {
    let color = Color(light: Color(hex: 0x102030), dark: .red)
    #expect(ColorText.of(color) == "light-dark(#102030,var(--red))")
    #expect(ColorText.of(color.opacity(0.5)).hasPrefix("color-mix(in srgb,light-dark(#102030,"))
    #expect(ColorText.words(on: color) == "light-dark(#ffffff,light-dark(#ffffff,#071226))")
  }
}
