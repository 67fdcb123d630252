public import BinderyViewModels
internal import CSodium

/// Stores user photos, each under the hash of its content, for all processes that share a store.
///
/// ```swift
/// let pictures = StoredPictures(store, folder: "pets")
/// pet.picture = try await pictures.put(item.data)      // "9f86d0…0a08.jpg"
/// ```
/// Nothing the client sends is trusted: the format is read from the content, the dimensions from the header before anything is
/// decoded, and damaged, truncated or oversized files are rejected with a sentence. Personal metadata (camera, location, time,
/// comments) is removed. If ``GraphicsMagick`` is installed, it scales pictures down and turns them upright. Animated
/// pictures, and all without it, keep their size.
public final class StoredPictures: Sendable {
  /// The name of the folder in the store.
  public let folder: String
  private let limits: PictureLimits
  private let processing: (any PictureProcessing)?
  private let files: any FileStore
  private let semaphore = Semaphore(2)

  /// Creates the pictures of a folder.
  ///
  /// - Parameters:
  ///   - files: The `Store` of the apps.
  ///   - folder: The name of a folder used only for pictures.
  ///   - limits: The limits for accepted pictures.
  ///   - processing: Scales pictures down; nil keeps their size.
  public init(
    _ files: any FileStore, folder: String, limits: PictureLimits = PictureLimits(),
    processing: (any PictureProcessing)? = GraphicsMagick.installed
  ) {
    self.folder = folder
    self.limits = limits
    self.processing = processing
    self.files = files
  }

  /// Moves the pictures into the store that an earlier version of the program kept in a folder on disk. Call it before a host serves them.
  ///
  /// - Throws: The error of the store. Pictures that could not be moved stay in the folder.
  public func move(from path: String) async throws {
    try await PictureFolder(path: path).move(to: files, folder: folder)
  }

  /// Stores a picture. Equal pictures share one file.
  ///
  /// - Returns: The picture's name in the folder: 64 hexadecimal digits and an extension.
  /// - Throws: ``PictureError`` if the file is rejected, the error of the store, or `CancellationError` if the task is canceled before the
  ///   picture is stored.
  public func put(_ bytes: [UInt8]) async throws -> String {
    let sent = try PictureContents(bytes, limits: limits)
    let kept = try await smaller(sent)
    try Task.checkCancellation()
    let name = "\(Self.digest(of: kept.bytes)).\(kept.format.fileExtension)"
    try await files.addFile(kept.bytes, named: name, to: folder)
    return name
  }

  /// The SHA-256 of a picture as 64 hexadecimal digits.
  static func digest(of bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
    return digest.map { byte in
      byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
    }.joined()
  }

  /// Removes all pictures that no record refers to.
  ///
  /// - Parameters:
  ///   - names: The names that records refer to.
  ///   - age: The age below which pictures are not removed, since their record may not be written yet. Two hours by default: the clocks of
  ///     machines may differ by one.
  /// - Returns: The names of the removed pictures.
  /// - Throws: The error of the store. Nothing is removed then.
  @discardableResult
  public func keepOnly(
    _ names: some Sequence<String>, unlessYoungerThan age: Duration = .seconds(7200)
  ) async throws -> [String] {
    try await files.removeFiles(of: folder, except: Set(names), unlessYoungerThan: age)
  }

  private func smaller(_ picture: PictureContents) async throws -> PictureContents {
    guard let processing, !picture.isAnimated, picture.format != .gif else { return picture }
    let side = limits.longestSide
    let bytes = try await semaphore.run {
      try await processing.resized(picture.bytes, format: picture.format, longestSide: side)
    }
    // The program's output is validated like the upload.
    let result = try PictureContents(bytes, limits: limits)
    guard result.format == picture.format, max(result.width, result.height) <= side else {
      throw PictureError.unprocessable(reason: "making it smaller gave something else")
    }
    return result
  }
}
