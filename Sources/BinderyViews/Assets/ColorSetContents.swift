internal import Foundation

/// The `Contents.json` of a color set.
struct ColorSetContents: Decodable {
  struct Entry: Decodable {
    let idiom: String?
    let color: Value?
    let appearances: [AssetAppearance]?
  }

  struct Value: Decodable {
    let components: [String: String]?
    /// A color of the system, such as `systemRedColor`.
    let reference: String?

    var color: Color? {
      if let reference {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        return SystemColor.allCases.first { "\($0)" == name }.map { Color($0) }
      }
      guard let components else { return nil }
      let alpha = components["alpha"].flatMap(Self.part) ?? 1
      if let white = components["white"].flatMap(Self.part) { return Color(white: white, opacity: alpha) }
      guard let red = components["red"].flatMap(Self.part),
        let green = components["green"].flatMap(Self.part),
        let blue = components["blue"].flatMap(Self.part)
      else { return nil }
      return Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Returns a component from 0 to 1 of `0.502`, `0x80` or `128`.
    private static func part(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return text.contains(".") ? Double(text) : UInt8(text).map { Double($0) / 255 }
    }
  }

  let colors: [Entry]

  /// The color for light screens, and for dark ones if they have a separate one.
  var color: Color? {
    let universal = colors.filter { $0.idiom == "universal" }
    let entries = universal.isEmpty ? colors : universal
    guard let light = entries.first(where: { $0.appearances.areLight })?.color?.color else { return nil }
    guard let dark = entries.first(where: { $0.appearances.areDark })?.color?.color, dark != light else {
      return light
    }
    return Color(light: light, dark: dark)
  }
}
