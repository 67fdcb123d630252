/// An icon, one of an app's drawings, or a user photo. Without an ``View/accessibilityLabel(_:)`` it is decoration.
public struct Image: View {
  enum Source {
    case icon(@MainActor () -> Icon)
    case picture(@MainActor () -> Picture)
  }

  let source: Source

  /// Shows an icon. What the argument reads is tracked.
  public init(icon: @autoclosure @escaping @MainActor () -> Icon) {
    source = .icon(icon)
  }

  /// Shows a drawing of a catalog. What the name reads is tracked.
  ///
  /// - Parameters:
  ///   - name: the drawing's file name without `.svg`.
  ///   - catalog: where it is looked for.
  public init(_ name: @autoclosure @escaping @MainActor () -> String, in catalog: PictureCatalog) {
    source = .picture { .drawing(name(), in: catalog) }
  }

  /// Shows a user photo. What the name reads is tracked.
  ///
  /// - Parameters:
  ///   - name: the picture's name in the folder, such as `…e3b0.jpg`.
  ///   - folder: one of the app's ``App/storedPictures``.
  public init(_ name: @autoclosure @escaping @MainActor () -> String, in folder: StoredPictureFolder) {
    source = .picture { .stored(name(), in: folder) }
  }
}

extension Image: ElementView {
  func role(in context: MountContext) -> Role { .image }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    switch source {
    case .icon(let icon): element.bind(.icon, icon)
    case .picture(let picture): element.bind(.picture, picture)
    }
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
    element.bind(.picture) { .remote(url()) }
  }
}

extension View {
  /// Cuts a picture to a shape.
  public func clipShape(_ shape: ClipShape) -> some View { element { $0.set(.clipShape, shape) } }
}
