internal import BinderyViews

/// Converts colors to CSS.
enum ColorText {
  /// The purpose of a color: text needs more contrast to its background than surfaces, which contain text of their
  /// own.
  enum Purpose { case ink, fill }

  /// Returns a color in CSS.
  static func of(_ color: Color, as purpose: Purpose = .ink) -> String {
    let opaque: String
    switch color.resolution {
    case .fixed: return color.description
    case .meaning(let meaning): opaque = "var(--\(name(meaning, purpose)))"
    case .named(.clear): return "#0000"
    case .named(.white): opaque = "#ffffff"
    case .named(.black): opaque = "#000000"
    case .named(let name): opaque = "var(--\(name.rawValue)\(suffix(name, purpose)))"
    case .lightDark(let light, let dark):
      opaque = "light-dark(\(of(light, as: purpose)),\(of(dark, as: purpose)))"
    case .missing: opaque = "var(--missing)"
    }
    guard color.alpha < 255 else { return opaque }
    let percent = NumberText.short(Double(color.alpha) / 255 * 100)
    return "color-mix(in srgb,\(opaque) \(percent)%,transparent)"
  }

  /// Returns the color of text on a color: dark on light ones.
  static func words(on color: Color) -> String {
    switch color.resolution {
    case .fixed(let red, let green, let blue):
      let light = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
      return light > 140 ? "#071226" : "#ffffff"
    case .named(.white): return "#071226"
    case .named(.black): return "#ffffff"
    // These have a dark shade in light mode, and a light one in dark mode.
    case .meaning, .named, .missing: return "light-dark(#ffffff,#071226)"
    case .lightDark(let light, let dark): return "light-dark(\(words(on: light)),\(words(on: dark)))"
    }
  }

  /// Returns one color of a style, the first of a gradient; nil for a material.
  static func color(of style: AnyShapeStyle, as purpose: Purpose = .ink) -> String? {
    switch style.resolution {
    case .color(let color): of(color, as: purpose)
    case .linearGradient(let gradient): (gradient.gradient.stops.first?.color).map { of($0, as: purpose) }
    case .radialGradient(let gradient): (gradient.gradient.stops.first?.color).map { of($0, as: purpose) }
    case .angularGradient(let gradient): (gradient.gradient.stops.first?.color).map { of($0, as: purpose) }
    case .material: nil
    }
  }

  /// Returns a style as a background; nil for a material, which the style sheet draws.
  static func background(_ style: AnyShapeStyle) -> String? {
    switch style.resolution {
    case .color(let color): return of(color, as: .fill)
    case .linearGradient(let gradient): return linear(gradient)
    case .radialGradient(let gradient):
      let place =
        "\(NumberText.short(gradient.center.x * 100))% \(NumberText.short(gradient.center.y * 100))%"
      let stops = gradient.gradient.stops.map { stop in
        let radius = gradient.startRadius + stop.location * (gradient.endRadius - gradient.startRadius)
        return "\(of(stop.color, as: .fill)) \(InlineStyle.pixels(radius))"
      }
      return "radial-gradient(circle at \(place),\(stops.joined(separator: ",")))"
    case .angularGradient(let gradient): return angular(gradient)
    case .material: return nil
    }
  }

  /// CSS begins at the top. A gradient that is not once around ends with a sharp edge.
  private static func angular(_ gradient: AngularGradient) -> String {
    let (start, end) = (gradient.startAngle.degrees, gradient.endAngle.degrees)
    let stops = gradient.gradient.stops.map { stop in
      "\(of(stop.color, as: .fill)) \(NumberText.short(stop.location * (end - start)))deg"
    }
    let place = "\(NumberText.short(gradient.center.x * 100))% \(NumberText.short(gradient.center.y * 100))%"
    return
      "conic-gradient(from \(NumberText.short(start + 90))deg at \(place),\(stops.joined(separator: ",")))"
  }

  private static func linear(_ gradient: LinearGradient) -> String? {
    let stops = gradient.gradient.stops
    guard stops.count > 1 else { return stops.first.map { of($0.color, as: .fill) } }
    let isEven = gradient.gradient == Gradient(colors: stops.map(\.color))
    let colors = stops.map { stop in
      of(stop.color, as: .fill) + (isEven ? "" : " \(NumberText.short(stop.location * 100))%")
    }
    let direction = direction(from: gradient.startPoint, to: gradient.endPoint).map { $0 + "," } ?? ""
    return "linear-gradient(\(direction)\(colors.joined(separator: ",")))"
  }

  /// Returns the direction of a line from edge to edge or corner to corner; nil for downward.
  private static func direction(from start: UnitPoint, to end: UnitPoint) -> String? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let sides = (y > 0 ? "bottom" : y < 0 ? "top" : "", x > 0 ? "right" : x < 0 ? "left" : "")
    switch sides {
    case ("bottom", ""), ("", ""): return nil
    case (let side, ""), ("", let side): return "to \(side)"
    default: return "to \(sides.0) \(sides.1)"
    }
  }

  private static func name(_ meaning: Color.Meaning, _ purpose: Purpose) -> String {
    switch meaning {
    case .primary: "text"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .accent: purpose == .fill ? "accent-fill" : "accent"
    case .positive: purpose == .fill ? "green-fill" : "positive"
    case .warning: purpose == .fill ? "orange-fill" : "warning"
    case .critical: purpose == .fill ? "red-fill" : "critical"
    case .background: "background"
    case .surface: "surface"
    case .raised: "raised"
    case .fill: "fill"
    case .separator: "separator"
    }
  }

  /// Returns the suffix of a named color's variant. Shades of gray have none, since they are surfaces only.
  private static func suffix(_ name: Color.Name, _ purpose: Purpose) -> String {
    switch name {
    case .gray2, .gray3, .gray4, .gray5, .gray6: ""
    default: purpose == .fill ? "-fill" : ""
    }
  }
}
