internal import Foundation

/// A property whose value depends on the size of its element. Few elements have one, and each description has room for it: so it is a reference.
@MainActor
final class SizedProperty {
  let property: Property
  let value: @MainActor (CGSize) -> PropertyValue

  init(_ property: Property, _ value: @escaping @MainActor (CGSize) -> PropertyValue) {
    self.property = property
    self.value = value
  }
}
