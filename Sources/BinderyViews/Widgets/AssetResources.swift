public import Foundation

/// A picture of an asset catalog by a name that the compiler knows: `Image(.logo)`.
///
/// Xcode writes a constant for each picture of a catalog. Here, the app declares those that it uses:
///
///     extension ImageResource { static let logo = ImageResource(name: "Logo", bundle: .main) }
public struct ImageResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle

  /// The picture of a catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color of an asset catalog by a name that the compiler knows: `Color(.brand)`; see ``ImageResource``.
public struct ColorResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle

  /// The color of a catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Shows a picture of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// A color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

  /// A color of an asset catalog.
  public init(resource: ColorResource) { self.init(resource) }
}
