/// A picture that is not an icon.
public enum Picture: Sendable, Hashable {
  /// A drawing that an app ships, by its file name without `.svg`.
  case drawing(String, in: PictureCatalog)
  /// A user photo, by its file name.
  case stored(String, in: StoredPictureFolder)
  /// A picture at an `http` or `https` address; hosts show a placeholder for `nil`.
  case remote(String?)
  /// A picture in the memory of the program.
  case data(PictureData)
}

extension Picture: CustomStringConvertible {
  /// `catalog/name`, `folder/name.jpg`, the address, or the media type and the number of bytes.
  public var description: String {
    switch self {
    case .drawing(let name, let catalog): "\(catalog.name)/\(name)"
    case .stored(let name, let folder): "\(folder.name)/\(name)"
    case .remote(let url): url ?? ""
    case .data(let picture): "\(picture.mediaType), \(picture.bytes.count) bytes"
    }
  }
}
