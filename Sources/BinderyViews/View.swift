/// A piece of what an app shows, described in SwiftUI's words.
@MainActor
public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of, from what the view model says now.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value, so nobody can ask it for a body") }
}

/// Composes views in a block.
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// One view stands for itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
