internal import Foundation
public import OpenCombine

/// An object that reports when it is about to change: the view model of SwiftUI as of 2019.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
/// ``Published`` properties do so automatically. For others, call `objectWillChange.send()` before the change. New code does not need
/// this
/// protocol: a class with `@Box` properties, or an `@Observable` one, is tracked property by property.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that emits before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before the object changes. It is the same publisher for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { WillChangePublishers.shared.publisher(of: self) }
}

/// The publishers of objects that declare none of their own.
// Unchecked is right: the entries and the limit are read and written with the lock held only.
private final class WillChangePublishers: @unchecked Sendable {
  static let shared = WillChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of released objects are removed.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // The identity of a released object may be reused.
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
