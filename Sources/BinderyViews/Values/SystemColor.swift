/// A color of UIKit by its name there, for `Color(.systemBackground)`.
public enum SystemColor: Sendable, Hashable, CaseIterable {
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case tintColor, red, orange, yellow, green, cyan, blue, purple, brown, gray, lightGray, darkGray
  case white, black, clear

  var resolution: Color.Resolution {
    switch self {
    case .systemBackground, .systemGroupedBackground: .meaning(.background)
    case .secondarySystemBackground, .secondarySystemGroupedBackground: .meaning(.surface)
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: .meaning(.raised)
    case .label: .meaning(.primary)
    case .secondaryLabel: .meaning(.secondary)
    case .tertiaryLabel, .quaternaryLabel, .placeholderText: .meaning(.tertiary)
    case .link, .tintColor: .meaning(.accent)
    case .separator, .opaqueSeparator: .meaning(.separator)
    case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill: .meaning(.fill)
    case .systemRed, .red: .named(.red)
    case .systemOrange, .orange: .named(.orange)
    case .systemYellow, .yellow: .named(.yellow)
    case .systemGreen, .green: .named(.green)
    case .systemMint: .named(.mint)
    case .systemTeal: .named(.teal)
    case .systemCyan, .cyan: .named(.cyan)
    case .systemBlue, .blue: .named(.blue)
    case .systemIndigo: .named(.indigo)
    case .systemPurple, .purple: .named(.purple)
    case .systemPink: .named(.pink)
    case .systemBrown, .brown: .named(.brown)
    case .systemGray, .gray, .darkGray: .named(.gray)
    case .systemGray2: .named(.gray2)
    case .systemGray3, .lightGray: .named(.gray3)
    case .systemGray4: .named(.gray4)
    case .systemGray5: .named(.gray5)
    case .systemGray6: .named(.gray6)
    case .white: .named(.white)
    case .black: .named(.black)
    case .clear: .named(.clear)
    }
  }
}
