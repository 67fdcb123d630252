internal import Foundation
public import OpenCombine

/// An object that says when it is about to change: a view model in the words of 2019.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
/// ``Published`` properties say so by themselves. For others, call `objectWillChange.send()` before the change. New code needs no such
/// protocol: a class with `@Box` properties, or an `@Observable` one, is tracked property by property.
public protocol ObservableObject: AnyObject {
  /// What publishes that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before the object changes: the same publisher for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { WillChangePublishers.shared.publisher(of: self) }
}

/// The publisher of each object that declares none of its own.
private final class WillChangePublishers: @unchecked Sendable {
  // Sendable is right: the entries are used under the lock only.
  static let shared = WillChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At how many entries those of objects that are gone are looked for.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // The identity of an object that is gone may be used again.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      if entries.count > limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      return publisher
    }
  }
}
