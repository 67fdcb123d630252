internal import BinderyViews

/// The attribute values that the style sheet uses.
enum StyleName {
  static func of(_ axis: Axis) -> String {
    switch axis {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Returns the alignment of children across an axis; for overlaid children, the alignment guides that are not
  /// centered.
  static func of(_ alignment: Alignment, along axis: Axis?) -> String {
    switch axis {
    case .horizontal: of(alignment.vertical)
    case .vertical: of(alignment.horizontal)
    case nil:
      switch (alignment.horizontal, alignment.vertical) {
      case (let horizontal, .center): of(horizontal)
      case (.center, let vertical): of(vertical)
      case (let horizontal, let vertical): "\(of(horizontal)) \(of(vertical))"
      }
    }
  }

  static func of(_ alignment: HorizontalAlignment) -> String {
    switch alignment {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }

  static func of(_ alignment: VerticalAlignment) -> String {
    switch alignment {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "baseline"
    }
  }

  static func of(_ alignment: TextAlignment) -> String {
    switch alignment {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }

  static func of(_ placement: ToolbarItemPlacement) -> String {
    switch placement {
    case .topBarLeading: "leading"
    case .topBarTrailing: "trailing"
    case .bottomBar: "bottom"
    case .primaryAction: "primary"
    }
  }

  static func of(_ style: Font.TextStyle) -> String {
    switch style {
    case .hero: "hero"
    case .largeTitle: "largeTitle"
    case .title: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .subheadline: "subheadline"
    case .body: "body"
    case .callout: "callout"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    }
  }

  static func of(_ design: Font.Design) -> String {
    switch design {
    case .default: "default"
    case .serif: "serif"
    case .rounded: "rounded"
    case .monospaced: "monospaced"
    }
  }

  static func of(_ weight: Font.Weight) -> String {
    switch weight {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// Returns the name of a semantic text color; nil for other colors, which are inline styles.
  static func of(tone style: AnyShapeStyle) -> String? {
    guard let color = style.color, color.alpha == 255, case .meaning(let meaning) = color.resolution else {
      return nil
    }
    return switch meaning {
    case .primary: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .accent: "accent"
    case .positive: "positive"
    case .warning: "warning"
    case .critical: "critical"
    case .background, .surface, .raised, .fill, .separator: nil
    }
  }

  /// Returns the style sheet's treatment of content on a background: content on a gradient is translucent.
  static func of(_ background: BoxBackground) -> String {
    switch background.style.resolution {
    case .color(Color.clear): "clear"
    case .color: "color"
    case .linearGradient, .radialGradient, .angularGradient: "gradient"
    case .material(.ultraThin): "ultraThin"
    case .material(.thin): "thin"
    case .material(.regular): "regular"
    case .material(.thick): "thick"
    case .material(.ultraThick): "ultraThick"
    case .material(.bar): "bar"
    }
  }

  static func of(_ scale: ImageScale) -> String {
    switch scale {
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    }
  }

  static func of(_ mode: ContentMode) -> String {
    switch mode {
    case .fit: "fit"
    case .fill: "fill"
    }
  }

  static func of(_ style: ButtonAppearance) -> String {
    switch style {
    case .plain: "plain"
    case .bordered: "bordered"
    case .borderedProminent: "prominent"
    case .corner: "corner"
    }
  }

  static func of(_ direction: LayoutDirection) -> String {
    switch direction {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }

  static func of(_ style: TextFieldAppearance) -> String {
    switch style {
    case .plain: "plain"
    case .roundedBorder: "rounded"
    }
  }

  static func of(_ style: ListAppearance) -> String {
    switch style {
    case .insetGrouped: "grouped"
    case .plain: "plain"
    case .posters: "posters"
    }
  }

  static func of(_ outline: ShapeOutline) -> String {
    switch outline {
    case .rectangle: "rectangle"
    case .roundedRectangle, .unevenRoundedRectangle: "rounded"
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .part(let part): of(part.outline)
    case .path: "path"
    }
  }

  // Reflection is slower than a switch: only for what few elements of a page have.
  static func of(_ textCase: TextCase) -> String { "\(textCase)" }
  static func of(_ scheme: ColorScheme) -> String { "\(scheme)" }
  static func of(_ role: ButtonRole) -> String { "\(role)" }
  static func of(_ size: DynamicTypeSize) -> String { "\(size)" }
  static func of(_ style: PickerAppearance) -> String { "\(style)" }
  static func of(_ components: DatePickerComponents) -> String { "\(components)" }
  static func of(_ kind: FieldKind) -> String { "\(kind)" }
  static func of(_ region: LiveRegion) -> String { "\(region)" }
}
