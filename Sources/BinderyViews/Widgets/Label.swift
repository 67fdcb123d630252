/// An icon and words.
public struct Label: View {
  let title: @MainActor () -> String
  let icon: Icon

  /// Shows an icon before a title. What the title reads is tracked.
  public init(_ title: @autoclosure @escaping @MainActor () -> String, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  public var body: some View {
    HStack(spacing: 8) {
      Image(icon: icon)
      Text(title())
    }
  }
}
