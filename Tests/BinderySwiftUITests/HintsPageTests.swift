import Foundation
import Testing

/// Whatever compiles and has no effect is listed in `Documentation/FromSwiftUI.md`, or in the differences of `Documentation/Modifiers.md`.
@Suite struct HintsPageTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What the pages show as code, outside of blocks.
  private static let spans: [Substring] = ["FromSwiftUI", "Modifiers"].flatMap { page in
    let file = package.appending(path: "Documentation/\(page).md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.contains("```") }
      .flatMap { $0.matches(of: /`([^`]+)`/).map { $0.1 } }
  }

  /// The declarations and parameters whose comment says that they are accepted without effect.
  private static let hints: [Hint] = ["BinderySwiftUI", "BinderyViews"].flatMap { module in
    let folder = package.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap(Hint.all)
  }

  @Test func theSourcesHaveHints() { #expect(Set(Self.hints).count > 90) }

  @Test func eachHintIsOnAPage() {
    let missing = Set(Self.hints).filter { !$0.isShown(in: Self.spans) }
    #expect(missing.map(\.description).sorted() == [])
  }

  @Test func aHintIsShownByACallWithItsLabelsOnly() {
    let source = """
      extension View {
        /// Accepted without effect: hosts animate.
        public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
        /// Shows a row.
        ///
        /// - Parameter inset: accepted without effect: rows have insets.
        public func row(inset length: Double = 0, @ViewBuilder content: () -> Content) -> Self { self }
      }
      """
    let hints = Hint.all(in: source)
    #expect(hints.map(\.description) == ["animation(value:)", "row() inset:"])
    let animation = hints[0]
    #expect(animation.isShown(in: [".animation(.default, value: isOn)"]))
    #expect(
      !animation.isShown(in: [".animation(.default)", "withAnimation(value: 1)", "animations(value: 1)"]))
    let inset = hints[1]
    #expect(inset.isShown(in: [".row(inset: 2) {}"]) && inset.isShown(in: ["inset"]))
    #expect(!inset.isShown(in: [".row {}", "strokeRow(inset: 2)", ".row(lineInset: 2)"]))
  }

  @Test func aHintIsFoundBehindAttributesAndAnywhereInAComment() {
    let source = """
      /// Runs `body`. The transaction is accepted without effect.
      @discardableResult
      public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
        -> Result
      extension Binding {
        /// Returns the binding itself: an animation is accepted
        /// without effect.
        @inlinable @available(*, deprecated, message: "Use func (a) or init") public func animation(
          _ animation: Animation? = .default
        ) -> Binding<Value> { self }
        /// Accepted without effect.
        @available(
          *, deprecated, message: "Use init"
        )
        public static func plain() -> Binding<Value> { self }
        /// Changes the size.
        @inlinable public func size(_ size: Double) -> Self { self }
      }
      /// Marks state. Accepted without effect.
      @attached(peer)
      public macro Marked() = #externalMacro(module: "Marks", type: "Mark")
      """
    #expect(
      Hint.all(in: source).map(\.description) == ["withTransaction()", "animation()", "plain()", "Marked()"])
  }
}
