/// A spinner with a sentence, in the middle of the place that content takes once it is loaded.
///
/// ```swift
/// if model.isLoading {
///   LoadingView("Loading the pets")
/// } else if model.isEmpty {
///   ContentUnavailableView("No pets yet", systemImage: "heart")
/// }
/// ```
/// Use it where a screen, or a part of one, has nothing else to show. Where the shape of the content is known, show
/// placeholders: ``View/redacted(reason:)``. In a row, or a toolbar, show a ``ProgressView``.
public struct LoadingView: View {
  private let title: @MainActor () -> String

  /// Creates a spinner. The title is looked up in the app's translations.
  ///
  /// - Parameter title: the name of the work; it is tracked.
  public init(_ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey) {
    self.init(title().words)
  }

  /// Creates a spinner.
  ///
  /// - Parameter title: the name of the work; it is tracked.
  @_disfavoredOverload
  public init(_ title: @autoclosure @escaping @MainActor () -> String) { self.title = title }

  public var body: some View {
    ProgressView(title()).frame(maxWidth: .infinity, minHeight: 240)
  }
}
