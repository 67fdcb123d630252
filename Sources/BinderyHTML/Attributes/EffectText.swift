internal import BinderyViews

/// Converts effects to CSS.
enum EffectText {
  /// Returns the filter of an effect; nil if it is none.
  static func filter(_ effect: VisualEffects.Effect) -> String? {
    switch effect {
    case .blur(let radius): "blur(\(InlineStyle.pixels(radius)))"
    case .grayscale(let amount): "grayscale(\(NumberText.short(amount)))"
    case .saturation(let amount): "saturate(\(NumberText.short(amount)))"
    case .contrast(let amount): "contrast(\(NumberText.short(amount)))"
    case .brightness(let amount): "brightness(\(NumberText.short(1 + amount)))"
    case .hueRotation(let angle): "hue-rotate(\(degrees(angle)))"
    case .colorInvert: "invert(1)"
    case .blend, .mask, .rotation3D: nil
    }
  }

  /// Returns the declaration of an effect that is no filter.
  static func declaration(_ effect: VisualEffects.Effect) -> String? {
    switch effect {
    case .blend(let mode): "mix-blend-mode:\(name(mode))"
    case .mask(let style): ColorText.background(style).map { "mask:\($0)" }
    case .rotation3D(let rotation): text(rotation)
    default: nil
    }
  }

  private static func text(_ rotation: Rotation3D) -> String {
    let axis = [rotation.x, rotation.y, rotation.z].map(NumberText.short).joined(separator: ",")
    let distance =
      rotation.perspective > 0.01 ? "perspective(\(InlineStyle.pixels(600 / rotation.perspective))) " : ""
    let origin = "\(NumberText.short(rotation.anchor.x * 100))% \(NumberText.short(rotation.anchor.y * 100))%"
    return "transform:\(distance)rotate3d(\(axis),\(degrees(rotation.angle)));transform-origin:\(origin)"
  }

  private static func degrees(_ angle: Angle) -> String { "\(NumberText.short(angle.degrees))deg" }

  private static func name(_ mode: BlendMode) -> String {
    switch mode {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
