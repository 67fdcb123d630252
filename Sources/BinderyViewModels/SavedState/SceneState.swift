package import Bindery
internal import Foundation

/// The state of one window outside its view models: values that are restored after a reload, in another process and after a
/// crash.
///
/// ```swift
/// @MainActor
/// final class SearchViewModel {
///   @Box var query = ""
///   @Box var draft = ""
///
///   init(scene: SceneState = SceneState()) {
///     scene.keep("q", of: self, \.query, in: .address)   // in the address: bookmarks, back and forward
///     scene.keep("draft", of: self, \.draft)             // in the saved state that the page keeps
///   }
/// }
/// ```
/// An app passes ``current`` to its view models in `window`. Views use `@SceneStorage`. A host without storage gives every
/// window a new, empty state.
@MainActor
public final class SceneState {
  private enum Window {
    @TaskLocal static var scene: SceneState?
  }

  /// The state of the window that is being created, for `WindowScene.window`. Elsewhere, a new state.
  public static var current: SceneState { Window.scene ?? SceneState() }

  /// Whether somebody can see the window: false until a browser's page has connected, and after it was closed or has lost its connection.
  /// Reading it tracks it. In other hosts, and in tests, it is true.
  @Box public package(set) var isShown = true

  /// The beginning of the address of the window, such as `https://board.example.org`; nil where there is none.
  package var origin: String?

  /// Called after a change of a stored value.
  package var onChange: (@MainActor () -> Void)?
  /// Sentences about values that could not be restored, without duplicates.
  package private(set) var notices: [String] = []

  private var entries: [String: Entry] = [:]
  /// The keys of entries, in the order in which they were first added.
  private var order: [String] = []
  /// Restored values that no view model has requested yet.
  private var pending: [String: SavedValue] = [:]
  private var cells: [String: AnyObject] = [:]
  @Box private var addressItems: [AddressItem] = []
  /// The items of the address with which the window was opened, or of the last navigation.
  private var requested: [String: String] = [:]

  private struct Entry {
    let version: Int
    /// Returns the value as JSON; nil if it is the initial one, or its owner is deallocated.
    let json: @MainActor () -> String?
    /// Sets a value of a version. Returns whether it could be decoded.
    let take: @MainActor (SavedValue) -> Bool
    let follower: Disposable
  }

  /// Creates the state of a window, empty except for the address.
  ///
  /// - Parameter query: The query of the address with which the window is opened: `q=berlin&tab=week`.
  public init(query: String = "") { requested = AddressQuery.items(of: query) }

  /// Runs a closure in which ``current`` is this state.
  package func whileCurrent<R>(_ body: () -> R) -> R { Window.$scene.withValue(self, operation: body) }

  // MARK: Keeping

  /// Stores a property of a view model: sets it to the restored value, and follows its changes from now on.
  ///
  /// The page has the values of a restored window, and sends them once its script has connected. The view models of the first screen are made
  /// before that: their properties are set later, like by a person, so what depends on them has to follow their changes. A view model that
  /// is made afterwards has its values at once.
  ///
  /// Call it at the end of the initializer. A second property with the same key replaces the first one.
  ///
  /// - Parameters:
  ///   - key: The name of the value within the window, the same in all versions of the app.
  ///   - owner: The view model, which is not retained.
  ///   - property: The property. The initial value is not stored.
  ///   - version: The version of the value's format. Increase it if older values cannot be decoded.
  ///   - migrate: Converts a value of an older version. Without it, or if it returns nil, the older value is ignored, and a
  ///     notice reports it.
  public func keep<Owner: AnyObject, Value: Codable & Equatable>(
    _ key: String, of owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, version: Int = 1,
    migrating migrate: (@MainActor (SavedValue) -> Value?)? = nil
  ) {
    let initial = untracked { owner[keyPath: property] }
    keep(
      key, coding: .codable, version: version, migrating: migrate, initial: initial,
      get: { [weak owner] in owner?[keyPath: property] },
      set: { [weak owner] value in untracked { owner?[keyPath: property] = value } })
  }

  private func keep<Value: Equatable>(
    _ key: String, coding: ValueCoding<Value>, version: Int,
    migrating migrate: (@MainActor (SavedValue) -> Value?)?, initial: Value,
    get: @escaping @MainActor () -> Value?, set: @escaping @MainActor (Value) -> Void
  ) {
    let take = { @MainActor (kept: SavedValue) -> Bool in
      guard let value = kept.version == version ? coding.value(kept) : migrate?(kept) else { return false }
      set(value)
      return true
    }
    if let kept = pending.removeValue(forKey: key) { note(take(kept)) }
    if entries[key] == nil { order.append(key) }
    entries[key]?.follower.dispose()
    entries[key] = Entry(
      version: version,
      json: {
        guard let value = untracked(get), value != initial else { return nil }
        return coding.json(value)
      },
      take: take, follower: follow(get))
  }

  /// Calls ``onChange`` after each change.
  private func follow<Value: Equatable>(_ value: @escaping @MainActor () -> Value?) -> Disposable {
    var isFirst = true
    return untracked {
      effect(.detached) { [weak self] in
        _ = value()
        if isFirst { isFirst = false } else { self?.onChange?() }
      }
    }
  }

  private func note(_ isRead: Bool) {
    let sentence = "A part of this window comes from an older version of the app and could not be restored."
    if !isRead, !notices.contains(sentence) { notices.append(sentence) }
  }

  /// Returns the cell of a key, shared by all views of the window that use it.
  package func cell<Value: Equatable>(
    _ key: String, initial: Value, coding: ValueCoding<Value>
  ) -> StorageCell<Value> {
    if let cell = cells[key] as? StorageCell<Value> { return cell }
    let cell = StorageCell(initial)
    cells[key] = cell
    keep(
      key, coding: coding, version: 1, migrating: nil, initial: initial,
      get: { [weak cell] in cell?.value }, set: { [weak cell] value in cell?.value = value })
    return cell
  }

  // MARK: The address

  /// Stores a property in the query of the address, so that it is part of bookmarks, and follows the back and forward
  /// buttons. It is set to the value of the address at once.
  ///
  /// - Parameters:
  ///   - name: The name in the query: `q` in `?q=berlin`.
  ///   - owner: The view model, which is not retained.
  ///   - property: The property. The initial value is omitted from the address, and an address without the name means that
  ///     value.
  ///   - carrier: The address.
  public func keep<Owner: AnyObject, Value: LosslessStringConvertible & Equatable>(
    _ name: String, of owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
    in carrier: SceneCarrier
  ) {
    keepInAddress(name, of: owner, property, text: { $0.description }, value: { Value($0) })
  }

  /// Stores an optional property in the query of the address. See ``keep(_:of:_:in:)``.
  public func keep<Owner: AnyObject, Value: LosslessStringConvertible & Equatable>(
    _ name: String, of owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>,
    in carrier: SceneCarrier
  ) {
    keepInAddress(name, of: owner, property, text: { $0?.description ?? "" }, value: { Value($0) })
  }

  /// Stores a property with raw values in the query of the address. See ``keep(_:of:_:in:)``.
  public func keep<Owner: AnyObject, Value: RawRepresentable & Equatable>(
    _ name: String, of owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
    in carrier: SceneCarrier
  ) where Value.RawValue: LosslessStringConvertible {
    keepInAddress(
      name, of: owner, property, text: { $0.rawValue.description },
      value: { Value.RawValue($0).flatMap { Value(rawValue: $0) } })
  }

  /// Stores an optional property with raw values in the query of the address. See ``keep(_:of:_:in:)``.
  public func keep<Owner: AnyObject, Value: RawRepresentable & Equatable>(
    _ name: String, of owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>,
    in carrier: SceneCarrier
  ) where Value.RawValue: LosslessStringConvertible {
    keepInAddress(
      name, of: owner, property, text: { $0?.rawValue.description ?? "" },
      value: { Value.RawValue($0).map { Value(rawValue: $0) } ?? nil })
  }

  private func keepInAddress<Owner: AnyObject, Value: Equatable>(
    _ name: String, of owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
    text: @escaping @MainActor (Value) -> String, value: @escaping @MainActor (String) -> Value?
  ) {
    let initial = untracked { owner[keyPath: property] }
    if let asked = requested[name], let value = value(asked) {
      untracked { owner[keyPath: property] = value }
    }
    let item = AddressItem(
      name: name,
      text: { [weak owner] in
        guard let value = owner?[keyPath: property], value != initial else { return nil }
        return text(value)
      },
      take: { [weak owner] asked in
        let value = asked.flatMap(value) ?? initial
        untracked { owner?[keyPath: property] = value }
      })
    untracked {
      addressItems.removeAll { $0.name == name }
      addressItems.append(item)
    }
  }

  /// Returns the whole address of a path of the program, such as `/?invitation=…`, to be given to somebody else. In a terminal, and in tests, it is
  /// the path alone.
  public func address(of path: String) -> String { (origin ?? "") + path }

  /// The query of the address, with the values that differ from the initial ones. Reading it tracks it.
  package var query: String {
    AddressQuery.text(addressItems.compactMap { item in item.text().map { (item.name, $0) } })
  }

  /// The query of the address, with the requested items that no property keeps, in the order of their names.
  package var requestedQuery: String {
    let items = untracked { addressItems }
    let others = requested.filter { name, _ in !items.contains { $0.name == name } }
    return AddressQuery.text(
      items.compactMap { item in item.text().map { (item.name, $0) } } + others.sorted { $0.key < $1.key })
  }

  /// Applies another query, for the back and forward buttons.
  package func go(to query: String) {
    requested = AddressQuery.items(of: query)
    batch { for item in untracked({ addressItems }) { item.take(requested[item.name]) } }
  }

  // MARK: Bringing back

  /// All stored values that differ from the initial ones, including those that no view model has requested yet.
  package var snapshot: [String: SavedValue] {
    var values = pending
    for key in order {
      guard let entry = entries[key] else { continue }
      values[key] = entry.json().map { SavedValue(version: entry.version, json: $0) }
    }
    return values
  }

  /// Restores values: those of existing properties now, the others when they are requested.
  package func restore(_ values: [String: SavedValue]) {
    pending.merge(values) { $1 }
    batch {
      for key in order {
        guard let entry = entries[key], let kept = pending.removeValue(forKey: key) else { continue }
        note(entry.take(kept))
      }
    }
  }
}

/// The location where a value is stored in addition to the session.
public enum SceneCarrier: Sendable, Hashable {
  /// The query of the window's address.
  case address
}

/// The value of `@SceneStorage` and `@AppStorage`.
@MainActor
package final class StorageCell<Value> {
  @Box package var value: Value

  package init(_ value: Value) { self.value = value }
}
