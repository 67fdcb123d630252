internal import BinderyViews

/// Each named color has a shade for text and one for backgrounds, on light and on dark terminals.
extension Color.Name {
  /// Returns the shade for text.
  func foreground(isDark: Bool) -> CellColor {
    switch self {
    case .gray2, .gray3, .gray4, .gray5, .gray6: background(isDark: isDark)
    default: textShade(in: isDark ? .dark : .light).map { CellColor($0) } ?? .standard
    }
  }

  /// Returns the shade for backgrounds of white text; yellow, mint, cyan and white are for dark text.
  func background(isDark: Bool) -> CellColor {
    switch self {
    case .red: CellColor(0xD0342C)
    case .orange: CellColor(0xC2540A)
    case .yellow: CellColor(0xF2C230)
    case .green: CellColor(0x1D7F45)
    case .mint: CellColor(0x35C7B2)
    case .teal: CellColor(0x1A7A92)
    case .cyan: CellColor(0x2FB5E6)
    case .blue: CellColor(0x2264DC)
    case .indigo: CellColor(0x5856D6)
    case .purple: CellColor(0x9A3FC4)
    case .pink: CellColor(0xD02A63)
    case .brown: CellColor(0x8A6844)
    case .gray: CellColor(0x6A7182)
    case .gray2: CellColor(isDark ? 0x636A79 : 0xAEB2BC)
    case .gray3: CellColor(isDark ? 0x474D5A : 0xC6CAD3)
    case .gray4: CellColor(isDark ? 0x39404C : 0xD3D7DF)
    case .gray5: CellColor(isDark ? 0x2B303A : 0xE4E7ED)
    case .gray6: CellColor(isDark ? 0x1D2129 : 0xEEF0F5)
    case .white: CellColor(0xFFFFFF)
    case .black: CellColor(0x000000)
    case .clear: .standard
    }
  }
}
