internal import Bindery
public import BinderySwiftUI
public import BinderyViews
internal import Foundation

/// What a ``Query`` returns: an array of models.
public protocol QueryResult {
  /// The class.
  associatedtype Element: PersistentModel
  /// Creates the result.
  init(_ models: [Element])
}

extension Array: QueryResult where Element: PersistentModel {}

/// The models of a class, as they are now, in all windows: `@Query(sort: \Trip.start) private var trips: [Trip]`.
@preconcurrency @MainActor
@propertyWrapper
public struct Query<Result: QueryResult>: DynamicProperty {
  private let descriptor: FetchDescriptor<Result.Element>
  private let link = QueryLink<Result.Element>()

  /// Fetches what is described.
  public init(_ descriptor: FetchDescriptor<Result.Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }

  /// Fetches the models that fulfill a condition, in an order.
  ///
  /// - Parameter animation: Accepted without effect: hosts animate what comes and goes.
  public init(
    filter: Predicate<Result.Element>? = nil, sort descriptors: [SortDescriptor<Result.Element>] = [],
    animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// Fetches the models that fulfill a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Result.Element>? = nil, sort keyPath: any KeyPath<Result.Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Fetches the models that fulfill a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Result.Element>? = nil, sort keyPath: any KeyPath<Result.Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Fetches the models that fulfill a condition, in the order of a text, as people expect it.
  public init(
    filter: Predicate<Result.Element>? = nil, sort keyPath: any KeyPath<Result.Element, String> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// The models. What reads them runs again when they change.
  public var wrappedValue: Result { Result(link.place.models.value) }

  /// The error of the last fetch; nil if it has succeeded.
  public var fetchError: (any Error)? { link.place.error }

  /// The context from which the models are.
  public var modelContext: ModelContext { link.place.context }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    let place = storage.kept[index] as? QueryPlace<Result.Element> ?? QueryPlace()
    storage.kept[index] = place
    link.place = place
    place.follow(descriptor, environment.modelContext)
  }
}

/// Connects a value of the view to the models of its place.
@MainActor
private final class QueryLink<Element: PersistentModel> {
  var place = QueryPlace<Element>()
}

/// The fetched models of one place.
@MainActor
private final class QueryPlace<Element: PersistentModel> {
  @Box private var descriptor = FetchDescriptor<Element>()
  @Box private(set) var context = EnvironmentValues().modelContext
  private(set) var error: (any Error)?
  private(set) lazy var models = Computed(self) { $0.fetch() }

  func follow(_ descriptor: FetchDescriptor<Element>, _ context: ModelContext) {
    self.descriptor = descriptor
    if context.container.graph !== untracked({ self.context.container.graph }) { self.context = context }
  }

  private func fetch() -> [Element] {
    do {
      error = nil
      return try context.fetch(descriptor)
    } catch {
      self.error = error
      return []
    }
  }
}
