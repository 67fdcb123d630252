/// A picture: an icon, one of an app's drawings, or one that people gave it. Without an ``View/accessibilityLabel(_:)`` it is decoration.
public struct Image: View {
  let property: Property
  let source: @MainActor () -> String

  /// Shows an icon. What the argument reads is tracked.
  public init(icon: @autoclosure @escaping @MainActor () -> Icon) {
    property = .icon
    source = { icon().rawValue }
  }

  /// Shows a drawing of a catalog. What the name reads is tracked.
  ///
  /// - Parameters:
  ///   - name: the drawing's file name without `.svg`.
  ///   - catalog: where it is looked for.
  public init(_ name: @autoclosure @escaping @MainActor () -> String, in catalog: PictureCatalog) {
    property = .asset
    source = { "\(catalog.name)/\(name())" }
  }

  /// Shows a picture that people gave the app. What the name reads is tracked.
  ///
  /// - Parameters:
  ///   - name: the picture's name in the folder, such as `…e3b0.jpg`.
  ///   - folder: one of the app's ``App/storedPictures``.
  public init(_ name: @autoclosure @escaping @MainActor () -> String, in folder: StoredPictureFolder) {
    property = .asset
    source = { "\(folder.name)/\(name())" }
  }
}

extension Image: ElementView {
  func role(in context: MountContext) -> Role { .image }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let source = source
    element.bind(property) { .string(source()) }
  }
}

/// A picture from an address, with a placeholder while it loads and where there is none.
public struct AsyncImage: View {
  let url: @MainActor () -> String?

  /// Shows the picture at an `http` or `https` address, or the placeholder. What the argument reads is tracked.
  ///
  /// In a browser a picture that does not come keeps its place, with the outline of a picture on a neutral ground.
  /// Pages load pictures over TLS; an origin without has to be one of ``App/pictureOrigins``.
  public init(url: @autoclosure @escaping @MainActor () -> String?) {
    self.url = url
  }
}

extension AsyncImage: ElementView {
  func role(in context: MountContext) -> Role { .image }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let url = url
    element.bind(.url) { .string(url() ?? "") }
  }
}

/// What is seen of a picture.
public enum ClipShape: String, Sendable {
  /// A circle, filled by the middle of the picture.
  case circle
}

extension View {
  /// Cuts a picture to a shape.
  public func clipShape(_ shape: ClipShape) -> some View { element { $0.set(.style, shape.rawValue) } }
}
