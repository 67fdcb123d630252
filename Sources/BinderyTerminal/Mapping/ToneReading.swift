internal import BinderyViews

extension Ink.Tone {
  /// The tone of a style; for a gradient, of its first color. `nil` for a style without effect in a terminal.
  init?(_ style: AnyShapeStyle) {
    switch style.resolution {
    case .color(let color): self.init(color)
    case .linearGradient(let gradient): self.init(gradient.gradient.stops.first?.color ?? .primary)
    case .radialGradient(let gradient): self.init(gradient.gradient.stops.first?.color ?? .primary)
    case .material: return nil
    }
  }

  init?(_ color: Color) {
    switch color.resolution {
    case .meaning(let meaning): self.init(meaning)
    case .named(.clear), .missing: return nil
    case .lightDark(let light, let dark):
      guard let light = Ink.Tone(light), let dark = Ink.Tone(dark) else { return nil }
      self = .lightDark(light: light, dark: dark)
    case .named(let name): self = .named(ColorName(name))
    case .fixed(let red, let green, let blue): self = .fixed(CellColor(red: red, green: green, blue: blue))
    }
  }

  private init(_ meaning: Color.Meaning) {
    self =
      switch meaning {
      case .primary: .primary
      case .secondary: .secondary
      case .tertiary: .tertiary
      case .accent: .accent
      case .positive: .positive
      case .warning: .warning
      case .critical: .critical
      case .background: .background
      case .surface: .surface
      case .raised, .fill: .raised
      case .separator: .separator
      }
  }
}

extension ColorName {
  init(_ name: Color.Name) {
    self =
      switch name {
      case .red: .red
      case .orange: .orange
      case .yellow: .yellow
      case .green: .green
      case .mint: .mint
      case .teal: .teal
      case .cyan: .cyan
      case .blue: .blue
      case .indigo: .indigo
      case .purple: .purple
      case .pink: .pink
      case .brown: .brown
      case .gray: .gray
      case .gray2: .gray2
      case .gray3: .gray3
      case .gray4: .gray4
      case .gray5: .gray5
      case .gray6: .gray6
      case .white: .white
      case .black: .black
      case .clear: .clear
      }
  }
}
