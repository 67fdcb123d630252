import BinderySwiftUI
import BinderyTesting
import Testing

extension EnvironmentValues {
  /// The color of a `var`.
  @Entry fileprivate var shade: String = "red == \"warm\""  // The default.
  @Entry fileprivate var gap = 8.0
  @Entry fileprivate var owner: String?  // The owner, which has no default = nobody.
  @Entry fileprivate var `default`: /* no more than two */ [Int]  // The items.
  = [1, 2]
  @Entry fileprivate var format: @Sendable (Int) -> String = { "\($0) items" }
  @Entry fileprivate var own: Token = Token()
  @Entry fileprivate var shared = Token()
}

private final class Token: Sendable {}

/// `@Entry` declares an environment value with its default.
@MainActor
@Suite struct EntryTests {
  private struct Reader: View {
    @Environment(\.shade) private var shade
    @Environment(\.gap) private var gap
    @Environment(\.owner) private var owner
    var body: some View { Text("\(shade), \(Int(gap)), \(owner ?? "nobody")") }
  }

  @Test func aValueHasItsDefaultAndIsInherited() {
    let host = TestHost {
      VStack {
        Reader()
        Reader().environment(\.shade, "blue").environment(\.gap, 4).environment(\.owner, "Ana")
      }
    }
    #expect(host.texts == ["red == \"warm\", 8, nobody", "blue, 4, Ana"])
  }

  @Test func aDeclarationMayHaveBackticksCommentsAndBlocks() {
    var values = EnvironmentValues()
    #expect(values.default == [1, 2])
    values.default = [3]
    #expect(values.default == [3])
    #expect(values.format(2) == "2 items")
  }

  @Test func anObjectOfAWrittenTypeIsNotShared() {
    #expect(EnvironmentValues().own !== EnvironmentValues().own)
    #expect(EnvironmentValues().shared === EnvironmentValues().shared)
  }
}
