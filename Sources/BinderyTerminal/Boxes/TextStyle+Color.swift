internal import BinderyViews

extension TextStyle.Tone {
  /// The tone of a style; for a gradient, of its first color. `nil` for a style without effect in a terminal.
  init?(_ style: AnyShapeStyle) {
    switch style.resolution {
    case .color(let color): self.init(color)
    case .linearGradient(let gradient): self.init(gradient.gradient.stops.first?.color ?? .primary)
    case .radialGradient(let gradient): self.init(gradient.gradient.stops.first?.color ?? .primary)
    case .angularGradient(let gradient): self.init(gradient.gradient.stops.first?.color ?? .primary)
    case .material: return nil
    }
  }

  init?(_ color: Color) {
    switch color.resolution {
    case .meaning(let meaning): self.init(meaning)
    case .named(.clear), .missing: return nil
    case .lightDark(let light, let dark):
      guard let light = TextStyle.Tone(light), let dark = TextStyle.Tone(dark) else { return nil }
      self = .lightDark(light: light, dark: dark)
    case .named(let name): self = .named(name)
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
