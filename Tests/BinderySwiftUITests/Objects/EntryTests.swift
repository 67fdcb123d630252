import BinderySwiftUICore
import BinderyTesting
import Testing

extension EnvironmentValues {
  /// The color of a `var`.
  @Entry fileprivate var shade: String = "red == \"warm\""  // The default.
  @Entry fileprivate var gap = 8.0
  @Entry fileprivate var owner: String?
}

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
}
