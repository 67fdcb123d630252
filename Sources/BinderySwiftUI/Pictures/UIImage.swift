internal import BinderyCombine
internal import BinderyPictures
public import BinderyViews
public import Foundation

/// A picture in the memory of the program, or one of an asset catalog, for `Image(uiImage:)`.
///
/// It is never decoded here: the browser or terminal of the person does that.
public final class UIImage: Sendable {
  private enum Source {
    case empty
    case file(PictureFile)
    case asset(AssetCatalog.ImageSet.File)
  }

  /// The picture that hosts show.
  let picture: Picture
  /// The number of pixels per point.
  public let scale: Double
  private let source: Source

  /// Creates a picture without pixels, which hosts show as a placeholder.
  public init() {
    picture = .remote(nil)
    scale = 1
    source = .empty
  }

  /// Reads a JPEG, PNG, WebP or GIF; nil if the data is damaged or something else. One with more than 10 MB or 50 million pixels is nil, too, and
  /// reported.
  ///
  /// - Parameters:
  ///   - data: the file, which is not trusted. Camera, location, time and comments are removed.
  ///   - scale: the number of pixels per point.
  public init?(data: Data, scale: Double = 1) {
    do {
      let file = try PictureFile(Array(data))
      let scale = scale.isFinite && scale > 0 ? scale : 1
      picture = .data(
        PictureData(
          format: file.format.rawValue, bytes: file.bytes, width: Double(file.width) / scale,
          height: Double(file.height) / scale))
      source = .file(file)
      self.scale = scale
    } catch {
      switch error {
      case .tooManyBytes, .tooManyPixels:
        Self.report("UIImage(data:) returned nil. \(error.errorDescription ?? "")")
      case .notAPicture, .damaged, .unprocessable, .folderUnavailable: break
      }
      return nil
    }
  }

  /// Finds a picture of the program's asset catalogs; nil if none has the name.
  public init?(named name: String) {
    guard let picture = Picture(asset: name, in: nil), let set = AssetCatalog.of(nil).images[name] else {
      return nil
    }
    self.picture = picture
    source = .asset(set.light)
    scale = Double(set.light.scale)
  }

  /// The size of the upright picture in points. That of an asset is read from its file.
  public var size: CGSize {
    switch source {
    case .asset(let asset) where asset.isDrawing:
      let size = (try? Data(contentsOf: asset.url)).flatMap { PictureFile.size(ofDrawing: Array($0)) }
      return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    case .asset, .file, .empty:
      guard let file else { return .zero }
      return CGSize(width: Double(file.width) / scale, height: Double(file.height) / scale)
    }
  }

  /// Returns the file if it is a JPEG. Pictures are not encoded again: of another one, it returns nil and reports that.
  ///
  /// - Parameter compressionQuality: not used, because nothing is encoded.
  public func jpegData(compressionQuality: Double) -> Data? { data(.jpeg) }

  /// Returns the file if it is a PNG. Pictures are not encoded again: of another one, it returns nil and reports that.
  public func pngData() -> Data? { data(.png) }

  private func data(_ format: PictureFormat) -> Data? {
    guard let file, file.format == format else {
      Self.report(
        "A UIImage that is no \(format.title) has no data in that format, because pictures are not encoded again. Keep the data it was created with."
      )
      return nil
    }
    return Data(file.bytes)
  }

  private var file: PictureFile? {
    switch source {
    case .empty: nil
    case .file(let file): file
    case .asset(let asset): (try? Data(contentsOf: asset.url)).flatMap { try? PictureFile(Array($0)) }
    }
  }

  private static func report(_ sentence: String) {
    if isOnMainActor {
      MainActor.assumeIsolated { MissingResources.report(.pictureFile, sentence) }
    } else {
      Task { @MainActor in MissingResources.report(.pictureFile, sentence) }
    }
  }
}

extension AssetCatalog.ImageSet.File {
  fileprivate var isDrawing: Bool { url.pathExtension.lowercased() == "svg" }
}

extension UIImage: Hashable {
  /// Whether hosts show the same picture.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right || left.picture == right.picture
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension Image {
  /// Shows a picture, in its own size unless it is resizable. Without an accessibility label it is decorative. The argument is tracked.
  ///
  /// A picture of data is sent with the page, to each window that shows it.
  nonisolated public init(uiImage: @autoclosure @escaping @MainActor () -> UIImage) {
    self.init(picture: { uiImage().picture })
  }
}
