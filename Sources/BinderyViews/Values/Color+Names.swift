extension Color {
  /// The color of text.
  public static let primary = Color(meaning: .primary)
  /// The color of less important text.
  public static let secondary = Color(meaning: .secondary)
  /// The color of controls, or the surrounding ``View/tint(_:)``.
  public static let accentColor = Color(meaning: .accent)
  /// Good news.
  public static let positive = Color(meaning: .positive)
  /// Something needs attention.
  public static let warning = Color(meaning: .warning)
  /// An error, or a destructive action.
  public static let critical = Color(meaning: .critical)
  /// The background of a card on a screen.
  public static let surface = Color(meaning: .surface)
  /// The background of a card on another card.
  public static let raised = Color(meaning: .raised)

  public static let red = Color(.named(.red))
  public static let orange = Color(.named(.orange))
  public static let yellow = Color(.named(.yellow))
  public static let green = Color(.named(.green))
  public static let mint = Color(.named(.mint))
  public static let teal = Color(.named(.teal))
  public static let cyan = Color(.named(.cyan))
  public static let blue = Color(.named(.blue))
  public static let indigo = Color(.named(.indigo))
  public static let purple = Color(.named(.purple))
  public static let pink = Color(.named(.pink))
  public static let brown = Color(.named(.brown))
  public static let gray = Color(.named(.gray))
  public static let white = Color(.named(.white))
  public static let black = Color(.named(.black))
  /// No color: the content behind is visible.
  public static let clear = Color(.named(.clear))
}

// The same names for parameters of any style: `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
  public static var accentColor: Color { .accentColor }
  public static var positive: Color { .positive }
  public static var warning: Color { .warning }
  public static var critical: Color { .critical }
  public static var surface: Color { .surface }
  public static var raised: Color { .raised }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
