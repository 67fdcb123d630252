public import Bindery
internal import Foundation

/// Content that has to be loaded: it shows that it is loading, why it could not be loaded, that there is none, or the content.
///
/// ```swift
/// LoadedContent(
///   model.pets, loading: "Loading the pets", failure: "Couldn’t load the pets", retry: { model.tryAgain() }
/// ) {
///   List { ForEach(model.pets.value ?? []) { PetRow(pet: $0) } }
/// } empty: {
///   ContentUnavailableView("No pets yet", systemImage: "heart")
/// }
/// ```
/// While a value is loaded again, the content stays. Before anything is requested, nothing is shown.
public struct LoadedContent<Content: View, Empty: View>: View {
  private enum Phase {
    case idle, loading, empty, loaded
    case failed(String)
  }

  private let phase: @MainActor () -> Phase
  private let loading: @MainActor () -> LocalizedStringKey
  private let failure: @MainActor () -> LocalizedStringKey
  private let retry: (@MainActor () -> Void)?
  private let content: @MainActor () -> Content
  private let empty: @MainActor () -> Empty

  /// Shows the state of a list.
  ///
  /// - Parameters:
  ///   - state: The state; it is tracked.
  ///   - loading: The name of the work, beside a spinner.
  ///   - failure: What could not be done, above the description of the error.
  ///   - retry: Loads the list again after a failure; nil if that does not help.
  ///   - content: The content once the list is loaded.
  ///   - empty: The content if the list is empty.
  public init<List: Collection>(
    _ state: @autoclosure @escaping @MainActor () -> Loadable<List>,
    loading: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    failure: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    retry: (@MainActor () -> Void)?,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder empty: @escaping @MainActor () -> Empty
  ) {
    phase = { Self.phase(of: state(), isEmpty: \.isEmpty) }
    self.loading = loading
    self.failure = failure
    self.retry = retry
    self.content = content
    self.empty = empty
  }

  public var body: some View {
    switch phase() {
    case .idle: EmptyView()
    case .loading: LoadingView(loading())
    case .failed(let reason):
      ContentUnavailableView {
        Label(failure(), systemImage: "exclamationmark.triangle")
      } description: {
        Text(reason)
      } actions: {
        if let retry { Button("Try again", action: retry).buttonStyle(.borderedProminent) }
      }
    case .empty: empty()
    case .loaded: content()
    }
  }

  private static func phase<Value>(of state: Loadable<Value>, isEmpty: (Value) -> Bool) -> Phase {
    switch state {
    case .idle: .idle
    case .failure(let error): .failed(error.localizedDescription)
    case .loading(nil): .loading
    case .loading(let value?), .value(let value): isEmpty(value) ? .empty : .loaded
    }
  }
}

extension LoadedContent where Empty == EmptyView {
  /// Shows the state of a value.
  ///
  /// - Parameters:
  ///   - state: The state; it is tracked.
  ///   - loading: The name of the work, beside a spinner.
  ///   - failure: What could not be done, above the description of the error.
  ///   - retry: Loads the value again after a failure; nil if that does not help.
  ///   - content: The content once the value is loaded.
  public init<Value>(
    _ state: @autoclosure @escaping @MainActor () -> Loadable<Value>,
    loading: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    failure: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    retry: (@MainActor () -> Void)?,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    phase = { Self.phase(of: state()) { _ in false } }
    self.loading = loading
    self.failure = failure
    self.retry = retry
    self.content = content
    empty = { EmptyView() }
  }
}
