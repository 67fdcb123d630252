import Testing

@testable import BinderyTerminal

@Suite struct ThemeTests {
  @Test(arguments: [true, false]) func aPartWithItsOwnBackgroundKeepsTheHighContrast(isDark: Bool) {
    let part = Theme(isDark: !isDark, isHighContrast: true).scheme(isDark: isDark)
    #expect(part.secondary == part.primary)
    #expect(part.separator == part.primary)
    #expect(!part.primary.isStandard)
  }

  @Test func withoutHighContrastSecondaryTextIsWeaker() {
    let part = Theme(isDark: false).scheme(isDark: true)
    #expect(part.secondary != part.primary)
  }
}
