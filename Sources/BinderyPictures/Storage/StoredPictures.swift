/// Keeps pictures that people send, in a folder, each under a name that is made from what is in it.
///
/// ```swift
/// let pictures = StoredPictures(folder: data + "/pets")
/// pet.picture = try await pictures.put(item.data)      // "9f86d0…0a08.jpg"
/// ```
/// What is sent is believed in nothing: the kind is told by the content, the size by the header before anything is
/// decoded, and what is damaged, cut off or too large is refused with a sentence. What tells of the person (camera,
/// place, time, comments) is removed. Pictures are made smaller and turned upright by ``GraphicsMagick``, where it is
/// installed; moving ones, and all where it is not, are kept as they were sent, without what tells of the person.
public final class StoredPictures: Sendable {
  /// The folder on disk.
  public let folder: String
  private let limits: PictureLimits
  private let processing: (any PictureProcessing)?
  private let files: PictureFolder
  private let slots = Slots(2)

  /// Keeps pictures in a folder, which is made when the first one comes.
  ///
  /// - Parameters:
  ///   - folder: its path; for pictures alone.
  ///   - limits: what is taken.
  ///   - processing: who makes pictures smaller; `nil` keeps them as large as they are sent.
  public init(
    folder: String, limits: PictureLimits = PictureLimits(),
    processing: (any PictureProcessing)? = GraphicsMagick.installed
  ) {
    self.folder = folder
    self.limits = limits
    self.processing = processing
    files = PictureFolder(path: folder)
  }

  /// Whether pictures are made smaller; if not, they are kept as large as they are sent.
  public var makesSmaller: Bool { processing != nil }

  /// Keeps a picture. The same picture twice is one file.
  ///
  /// - Returns: its name in the folder, for a record: 64 hexadecimal digits and an ending.
  /// - Throws: ``PictureError`` for what is not kept, or `CancellationError` where its task is cancelled before it is:
  ///   somebody who chooses another picture does not want this one made smaller.
  public func put(_ bytes: [UInt8]) async throws -> String {
    guard bytes.count <= limits.maximumBytes else {
      throw PictureError.tooManyBytes(count: bytes.count, limit: limits.maximumBytes)
    }
    let sent = try checked(bytes)
    let kept = try await smaller(sent)
    try Task.checkCancellation()
    let name = "\(SHA256.hexadecimal(of: kept.bytes)).\(kept.format.fileExtension)"
    try files.write(kept.bytes, name: name)
    return name
  }

  /// Removes a picture, if it is there. Another record may show the same one: ``keepOnly(_:unlessYoungerThan:)`` knows.
  public func remove(_ name: String) { files.remove(name) }

  /// Removes all pictures but these: those that no record refers to any more.
  ///
  /// - Parameters:
  ///   - names: all that records refer to.
  ///   - age: younger ones stay, for the record of one that was just put may be on its way. One hour by default.
  /// - Returns: the names of those that are gone.
  @discardableResult
  public func keepOnly(_ names: some Sequence<String>, unlessYoungerThan age: Duration = .seconds(3600))
    -> [String]
  {
    let kept = Set(names)
    return files.entries(olderThan: age).filter { !kept.contains($0) && files.remove($0) }
  }

  private func checked(_ bytes: [UInt8]) throws(PictureError) -> PictureContents {
    let picture = try PictureContents(bytes)
    guard picture.width <= limits.maximumPixels / picture.height else {
      throw .tooManyPixels(width: picture.width, height: picture.height, limit: limits.maximumPixels)
    }
    return picture
  }

  private func smaller(_ picture: PictureContents) async throws -> PictureContents {
    guard let processing, !picture.isAnimated, picture.format != .gif else { return picture }
    let side = limits.longestSide
    let bytes = try await slots.run {
      try await processing.resized(picture.bytes, format: picture.format, longestSide: side)
    }
    // The program is trusted no more than the person.
    let result = try checked(bytes)
    guard result.format == picture.format, max(result.width, result.height) <= side else {
      throw PictureError.unprocessable(reason: "making it smaller gave something else")
    }
    return result
  }
}
