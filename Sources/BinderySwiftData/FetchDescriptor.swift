public import Foundation

/// Which models of a class to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What the models have in common; nil for all.
  public var predicate: Predicate<T>?
  /// The order; without one, that of their insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of models; nil for all.
  public var fetchLimit: Int?
  /// The number of models to skip.
  public var fetchOffset: Int?

  /// Describes a fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// Returns the described part of models.
  func models(of all: [any PersistentModel]) throws -> [T] {
    var found = all.compactMap { $0 as? T }
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    return Array(found.dropFirst(fetchOffset ?? 0).prefix(fetchLimit ?? .max))
  }
}
