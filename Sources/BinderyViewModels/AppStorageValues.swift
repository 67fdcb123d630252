public import Bindery
internal import Foundation

/// The values of one user in one app, shared by all of their windows. A change in one window is shown in all, also by other processes that
/// share the store.
@MainActor
public final class AppStorageValues {
  /// The reason why the last change could not be stored, as a sentence; nil if it was stored.
  @Box public private(set) var failure: String?

  /// The sizes that a window has reported last, by the names of their elements: the first guess of the next window. They are not stored.
  package var reportedSizes: [String: [Double]] = [:]

  private var values: [String: String]
  private var cells: [String: AnyObject] = [:]
  private var followers: [Disposable] = []
  /// Shows a value that another process has stored, by key.
  private var receivers: [String: (String?) -> Void] = [:]
  private var changeCount = 0
  private var unsavedCount = 0
  private let save: (@Sendable (_ json: String?, _ key: String) async throws -> Void)?
  private let queue = SerialQueue()
  /// The storing of the last change. Those before it end first.
  private var lastSave: Task<Void, Never>?

  /// Creates values in memory, for tests and hosts without a store.
  public convenience init() { self.init(values: [:], save: nil) }

  /// Creates values of a store.
  ///
  /// - Parameters:
  ///   - values: The stored values, as JSON by key.
  ///   - save: Stores a change.
  package init(
    values: [String: String], save: (@Sendable (_ json: String?, _ key: String) async throws -> Void)?
  ) {
    self.values = values
    self.save = save
  }

  /// Returns once all changes so far are stored, or could not be.
  package func finishSaving() async { await lastSave?.value }

  /// The number of changes here so far; nil while one is being stored.
  var storedVersion: Int? { unsavedCount == 0 ? changeCount : nil }

  /// Shows the values of the store.
  func receive(_ stored: [String: String]) {
    batch {
      for key in Set(values.keys).union(stored.keys) where values[key] != stored[key] {
        values[key] = stored[key]
        receivers[key]?(stored[key])
      }
    }
  }

  /// Returns the cell of a key.
  package func cell<Value: Equatable>(
    _ key: String, initial: Value, coding: ValueCoding<Value>
  ) -> StorageCell<Value> {
    if let cell = cells[key] as? StorageCell<Value> { return cell }
    let kept = values[key].flatMap { coding.value(SavedValue(version: 1, json: $0)) }
    let cell = StorageCell(kept ?? initial)
    cells[key] = cell
    receivers[key] = { [weak self] json in
      let value = json.flatMap { coding.value(SavedValue(version: 1, json: $0)) } ?? initial
      // As the cell's follower would store it.
      self?.values[key] = value == initial ? nil : coding.json(value)
      cell.value = value
    }
    followers.append(follow(cell, key, initial: initial, coding: coding))
    return cell
  }

  private func follow<Value: Equatable>(
    _ cell: StorageCell<Value>, _ key: String, initial: Value, coding: ValueCoding<Value>
  ) -> Disposable {
    var isFirst = true
    return untracked {
      effect(.detached) { [weak self, weak cell] in
        guard let value = cell?.value else { return }
        if isFirst { return isFirst = false }
        self?.store(value == initial ? nil : coding.json(value), key)
      }
    }
  }

  private func store(_ json: String?, _ key: String) {
    guard values[key] != json else { return }
    values[key] = json
    changeCount += 1
    guard let save else { return }
    unsavedCount += 1
    // The task retains the values: a window that opens meanwhile shares them, and a host that ends waits for them.
    lastSave = WorkScope.start("store \(key)") { [self] in
      await queue.run { [self] in
        do {
          try await save(json, key)
          failure = nil
        } catch {
          failure = "A setting could not be stored: \(error.localizedDescription)"
        }
        unsavedCount -= 1
      }
    }
  }
}
