internal import Bindery

/// A property of a view that gets its value from the slot in which the view is mounted.
@MainActor
package protocol DynamicProperty {
  /// Connects the property to its storage in the slot.
  func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues)
}

/// A view that stands for a value of another type with dynamic properties.
@MainActor
protocol DynamicPropertyOwner {
  /// The value.
  var owner: Any { get }
}

/// The storage of a slot for the dynamic properties of its view, preserved across the values of that view.
@MainActor
package final class DynamicStorage {
  // A type of view has the same dynamic properties for all its values, and finding them takes microseconds.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// The storage of each property, in the order of the properties.
  package var kept: [AnyObject?] = []

  static func isNeeded<Content>(by view: Content) -> Bool {
    let type = ObjectIdentifier(Content.self)
    if let known = known[type] { return known }
    let isNeeded = properties(of: view).contains { $0.value is any DynamicProperty }
    known[type] = isNeeded
    return isNeeded
  }

  private static func properties<Content>(of view: Content) -> Mirror.Children {
    Mirror(reflecting: (view as? any DynamicPropertyOwner)?.owner ?? view).children
  }

  func connect<Content>(_ view: Content, environment: EnvironmentValues) {
    var index = 0
    for child in Self.properties(of: view) {
      guard let property = child.value as? any DynamicProperty else { continue }
      if index == kept.count { kept.append(nil) }
      property.connect(to: self, index: index, environment: environment)
      index += 1
    }
  }
}
