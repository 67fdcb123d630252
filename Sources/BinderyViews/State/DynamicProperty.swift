internal import Bindery

/// A property of a view that gets its value from the place where the view is mounted.
@MainActor
protocol DynamicProperty {
  func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues)
}

/// What a place keeps for the dynamic properties of the view in it, across the values of that view.
@MainActor
final class DynamicStorage {
  // Whether a type of view has dynamic properties is the same for all its values, and looking takes microseconds.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// What each property keeps, by the order of the properties.
  var kept: [AnyObject?] = []

  static func isNeeded<Content>(by view: Content) -> Bool {
    let type = ObjectIdentifier(Content.self)
    if let known = known[type] { return known }
    let isNeeded = Mirror(reflecting: view).children.contains { $0.value is any DynamicProperty }
    known[type] = isNeeded
    return isNeeded
  }

  func connect<Content>(_ view: Content, environment: EnvironmentValues) {
    var index = 0
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      if index == kept.count { kept.append(nil) }
      property.connect(to: self, index: index, environment: environment)
      index += 1
    }
  }
}
