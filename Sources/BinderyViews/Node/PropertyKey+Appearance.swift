extension PropertyKey<Font> {
  /// The font of the text inside.
  @inlinable public static var font: Self { Self(.font) }
}

extension PropertyKey<Font.Weight> {
  /// The font weight inside, which overrides ``font``.
  @inlinable public static var fontWeight: Self { Self(.fontWeight) }
}

extension PropertyKey<Font.Design> {
  /// The font design inside, which overrides ``font``.
  @inlinable public static var fontDesign: Self { Self(.fontDesign) }
}

extension PropertyKey<Bool> {
  /// Whether text inside is italic.
  @inlinable public static var isItalic: Self { Self(.isItalic) }
}

extension PropertyKey<TextLine> {
  /// The line under the text inside.
  @inlinable public static var underline: Self { Self(.underline) }
  /// The line through the text inside.
  @inlinable public static var strikethrough: Self { Self(.strikethrough) }
}

extension PropertyKey<Double> {
  /// The space between letters, in points, in addition to that of the font.
  @inlinable public static var tracking: Self { Self(.tracking) }
  /// The opacity of the element and its content, 0 to 1.
  @inlinable public static var opacity: Self { Self(.opacity) }
}

extension PropertyKey<TextCase> {
  /// The letter case of text, which overrides that of its characters.
  @inlinable public static var textCase: Self { Self(.textCase) }
}

extension PropertyKey<AnyShapeStyle> {
  /// The style of text, icons and unfilled shapes inside.
  @inlinable public static var foreground: Self { Self(.foreground) }
  /// The fill of a shape.
  @inlinable public static var fill: Self { Self(.fill) }
}

extension PropertyKey<BoxBackground> {
  /// The background, including padding and frame.
  @inlinable public static var background: Self { Self(.background) }
}

extension PropertyKey<Color> {
  /// The color of controls inside.
  @inlinable public static var tint: Self { Self(.tint) }
}

extension PropertyKey<ShapeStroke> {
  /// The line inside the edges, over the content.
  @inlinable public static var border: Self { Self(.border) }
  /// The line along a shape.
  @inlinable public static var stroke: Self { Self(.stroke) }
}

extension PropertyKey<ShapeOutline> {
  /// The shape to which the element and its content are clipped.
  @inlinable public static var clipShape: Self { Self(.clipShape) }
}

extension PropertyKey<BoxShadow> {
  /// The shadow under the content.
  @inlinable public static var shadow: Self { Self(.shadow) }
}

extension PropertyKey<BoxOffset> {
  /// The offset of the drawing.
  @inlinable public static var offset: Self { Self(.offset) }
}

extension PropertyKey<BoxScale> {
  /// The scale of the drawing.
  @inlinable public static var scale: Self { Self(.scale) }
}

extension PropertyKey<BoxRotation> {
  /// The rotation of the drawing.
  @inlinable public static var rotation: Self { Self(.rotation) }
}

extension PropertyKey<ColorScheme> {
  /// Light or dark for this part of the screen, regardless of the person's setting.
  @inlinable public static var colorScheme: Self { Self(.colorScheme) }
}

extension PropertyKey<LayoutDirection> {
  /// The direction of reading in this part of the screen; that of the window if not set.
  @inlinable public static var layoutDirection: Self { Self(.layoutDirection) }
}

extension PropertyKey<DynamicTypeSize> {
  /// The size of text in this part of the screen, in addition to the person's setting; large if not set.
  @inlinable public static var dynamicTypeSize: Self { Self(.dynamicTypeSize) }
}

extension PropertyKey<ButtonAppearance> {
  /// The prominence of a button or link.
  @inlinable public static var buttonStyle: Self { Self(.buttonStyle) }
}

extension PropertyKey<TextFieldAppearance> {
  /// The appearance of a field; the default in the context if not set.
  @inlinable public static var fieldStyle: Self { Self(.fieldStyle) }
}

extension PropertyKey<PickerAppearance> {
  /// The appearance of a picker's options; a menu if not set.
  @inlinable public static var pickerStyle: Self { Self(.pickerStyle) }
}

extension PropertyKey<ListAppearance> {
  /// The style of a list.
  @inlinable public static var listStyle: Self { Self(.listStyle) }
}

extension PropertyKey<ButtonRole> {
  /// The role of a button.
  @inlinable public static var buttonRole: Self { Self(.buttonRole) }
}

extension PropertyKey<Bool> {
  /// Digits have equal width.
  @inlinable public static var tabularFigures: Self { Self(.tabularFigures) }
  /// Letters have equal width, and spaces and line breaks are preserved, for code.
  @inlinable public static var isMonospaced: Self { Self(.isMonospaced) }
}
