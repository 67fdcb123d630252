public import Foundation

/// An icon, an app's drawing, a picture of an asset catalog, or a user photo. Without an ``View/accessibilityLabel(_:)`` it is decorative.
public struct Image: View {
  enum Source {
    case icon(@MainActor () -> Icon)
    /// An icon by its name among SF Symbols.
    case symbol(@MainActor () -> String)
    /// A picture, and whether its size can be known without loading it.
    case picture(@MainActor () -> Picture, isSized: Bool = false)
    /// A picture of an asset catalog, and its accessibility label.
    case asset(@MainActor () -> String, Bundle?, label: (@MainActor () -> String)?)
  }

  let source: Source
  /// Whether it takes the size of its frame, and the offered width.
  private(set) var isResizable = false

  /// Shows an icon. The argument is tracked.
  nonisolated public init(icon: @autoclosure @escaping @MainActor () -> Icon) {
    source = .icon(icon)
  }

  /// Shows the icon of an SF Symbol. A name without an icon is shown as a placeholder with the name as its label, and
  /// reported once. The argument is tracked.
  nonisolated public init(systemName name: @autoclosure @escaping @MainActor () -> String) {
    source = .symbol(name)
  }

  /// Shows a picture of an asset catalog, with its name as the accessibility label, which is looked up in the app's translations.
  /// A name without a picture is shown as a placeholder with the name as its label, and reported once. The name is tracked.
  ///
  /// - Parameters:
  ///   - name: the name of the image set.
  ///   - bundle: the bundle with the catalog; nil for that of the program.
  nonisolated public init(_ name: @autoclosure @escaping @MainActor () -> String, bundle: Bundle? = nil) {
    source = .asset(name, bundle, label: { LocalizedStringKey(name()).words })
  }

  /// Shows a picture of an asset catalog with a label for people who use a screen reader. The name is tracked.
  nonisolated public init(
    _ name: @autoclosure @escaping @MainActor () -> String, bundle: Bundle? = nil, label: Text
  ) {
    source = .asset(name, bundle, label: { label.plainText })
  }

  /// Shows a decorative picture of an asset catalog. The name is tracked.
  nonisolated public init(
    decorative name: @autoclosure @escaping @MainActor () -> String, bundle: Bundle? = nil
  ) {
    source = .asset(name, bundle, label: nil)
  }

  /// Shows a drawing from a catalog. The name is tracked.
  ///
  /// - Parameters:
  ///   - name: the drawing's file name without `.svg`.
  ///   - catalog: the catalog that contains the drawing.
  nonisolated public init(_ name: @autoclosure @escaping @MainActor () -> String, in catalog: PictureCatalog)
  {
    source = .picture { .drawing(name(), in: catalog) }
  }

  /// Shows a user photo. The name is tracked.
  ///
  /// - Parameters:
  ///   - name: the picture's name in the folder, such as `…e3b0.jpg`.
  ///   - folder: one of the app's ``WindowScene/storedPictures``.
  nonisolated public init(
    _ name: @autoclosure @escaping @MainActor () -> String, in folder: StoredPictureFolder
  ) {
    source = .picture { .stored(name(), in: folder) }
  }

  /// Shows a picture, in its own size if that is known. The argument is tracked.
  nonisolated package init(picture: @escaping @MainActor () -> Picture) {
    source = .picture(picture, isSized: true)
  }
}

extension Image: ElementView {
  func role(in context: MountContext) -> Role { .image }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    switch source {
    case .icon(let icon): element.bind(.icon, icon)
    case .picture(let picture, let isSized):
      element.bind(.picture, picture)
      guard isSized else { break }
      // Hosts keep its proportions, so the width determines the height, also where less is offered.
      element.bindOptional(.frame) {
        if case .data(let data) = picture() { FrameSize(width: data.width) } else { nil }
      }
    case .symbol(let name):
      element.bind(.icon) { Icon(systemName: name()) }
      element.bindOptional(.accessibilityLabel, { SystemSymbols.icon(named: name()) == nil ? name() : nil })
    case .asset(let name, let bundle, let label):
      element.bindOptional(.picture, { Picture(asset: name(), in: bundle) })
      element.bindOptional(.icon, { Icon(missing: name(), in: bundle) })
      element.bindOptional(
        .accessibilityLabel, { Icon(missing: name(), in: bundle) == nil ? label?() : name() })
    }
    if isResizable { element.set(.frame, FrameSize(maxWidth: .infinity)) }
  }

  static var changesStages: Bool { true }

  /// An icon has the size of the surrounding font, in the middle of its frame, unless it is resizable.
  var ownStages: BoxStages {
    switch source {
    case .picture, .asset: return .default
    case .icon, .symbol: break
    }
    return isResizable ? .default : BoxStages(.aspectRatio, .clip, .shadow).union(.effects)
  }
}

extension Icon {
  /// Creates a placeholder for a picture that no asset catalog has, and reports each name once.
  @MainActor
  fileprivate init?(missing name: String, in bundle: Bundle?) {
    guard Picture(asset: name, in: bundle) == nil else { return nil }
    MissingResources.report(.picture, name)
    self = .unknown
  }
}

extension Image {
  /// The use of a picture's colors.
  public enum TemplateRenderingMode: Sendable, Hashable, CaseIterable {
    case template, original
  }

  /// Makes the image take the size of its frame, and without one the offered width. A picture keeps its
  /// proportions.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Accepted without effect: icons are drawn in the color of text, pictures in their own colors.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

/// The coloring of a symbol's layers.
public enum SymbolRenderingMode: Sendable, Hashable, CaseIterable {
  case monochrome, hierarchical, palette, multicolor
}

extension View {
  /// Accepted without effect: icons have one color, that of text.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}
