public import Bindery
internal import Foundation

/// Keeps the values of `@AppStorage`, by person and app. A host is given one.
public protocol AppStorageStore: Sendable {
  /// All values of a person in an app, as JSON by key.
  ///
  /// - Throws: when they can't be read; the app then begins with its defaults.
  func values(of person: String, app: String) async throws -> [String: String]

  /// Stores a value; `nil` removes it.
  ///
  /// - Throws: when it can't be stored.
  func set(_ json: String?, for key: String, of person: String, app: String) async throws
}

/// The values of one person in one app, shared by all windows of both: a change in one shows in all.
@MainActor
public final class AppStorageValues {
  /// Why the last change could not be stored, as a sentence; `nil` when it was.
  @Box public private(set) var failure: String?

  private var values: [String: String]
  private var cells: [String: AnyObject] = [:]
  private var followers: [Disposable] = []
  private let save: (@Sendable (_ json: String?, _ key: String) async throws -> Void)?
  private let queue = SerialQueue()

  /// Makes values that are forgotten with this object: for tests, and hosts without a store.
  public convenience init() { self.init(values: [:], save: nil) }

  /// Makes values that a store keeps.
  ///
  /// - Parameters:
  ///   - values: what is stored, as JSON by key.
  ///   - save: stores a change.
  package init(
    values: [String: String], save: (@Sendable (_ json: String?, _ key: String) async throws -> Void)?
  ) {
    self.values = values
    self.save = save
  }

  /// The cell of a key.
  package func cell<Value: Equatable>(
    _ key: String, initial: Value, coding: ValueCoding<Value>
  ) -> StorageCell<Value> {
    if let cell = cells[key] as? StorageCell<Value> { return cell }
    let kept = values[key].flatMap { coding.value(KeptValue(version: 1, json: $0)) }
    let cell = StorageCell(kept ?? initial)
    cells[key] = cell
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
    guard let save else { return }
    WorkScope.start("store \(key)") { [weak self, queue] in
      await queue.run {
        do {
          try await save(json, key)
          self?.failure = nil
        } catch {
          self?.failure = "A setting could not be stored: \(error.localizedDescription)"
        }
      }
    }
  }
}
