internal import Bindery

/// A value that a view of the window offers to its commands: see ``Commands``.
///
///     @FocusedValue(BoardViewModel.self) private var board
///
/// The view offers it with ``View/focusedSceneValue(_:)`` while it is shown.
@preconcurrency @MainActor
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let scene = Environment(\.focusedScene)
  private let read: @MainActor (FocusedValues) -> Value?

  /// Selects a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Selects the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject { read = { $0.object(of: type) } }

  /// The value; nil while no view offers one.
  public var wrappedValue: Value? { read(scene.wrappedValue.values) }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    scene.connect(to: storage, index: index, environment: environment)
  }
}

/// A value that views offer to the commands of their window. Declare a type for each, as in SwiftUI.
@preconcurrency @MainActor
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the views of a window offer to its commands.
@preconcurrency @MainActor
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil while no view offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` declares, with an optional type; nil while no view offers one.
  public subscript<Key: EnvironmentKey, Value>(key: Key.Type) -> Value? where Key.Value == Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<Object>(of type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    values[ObjectIdentifier(Object.self)] = object
  }
}

/// What the views of one window offer to its commands.
@MainActor
final class FocusedScene {
  typealias Offer = @MainActor (inout FocusedValues) -> Void

  /// The offers of shown views, the newest last.
  @Box private var offers: [(view: ObjectIdentifier, offer: Offer)] = []

  /// The values now, and what they are computed from, are tracked. Of several views with the same value, the newest one's counts.
  var values: FocusedValues { offers.reduce(into: FocusedValues()) { $1.offer(&$0) } }

  /// Adds, replaces or removes the offer of a view.
  func set(_ offer: Offer?, of view: AnyObject) {
    let id = ObjectIdentifier(view)
    let index = offers.firstIndex { $0.view == id }
    switch (index, offer) {
    case (let index?, let offer?): offers[index].offer = offer
    case (nil, let offer?): offers.append((id, offer))
    case (let index?, nil): offers.remove(at: index)
    case (nil, nil): break
    }
  }
}

extension EnvironmentValues {
  /// What the views of the window offer to its commands; the tree sets it for its window.
  @Entry var focusedScene: FocusedScene = FocusedScene()
}
