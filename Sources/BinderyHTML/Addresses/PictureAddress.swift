package import BinderyViews
internal import Foundation

/// The addresses at which hosts serve drawings and user photos.
package enum PictureAddress {
  /// Returns the address of a picture; `nil` if there is none, or if it is not allowed.
  ///
  /// A drawing is at `/pictures/catalog/name.svg`, a user photo at `/pictures/folder/name.jpg`. Characters of
  /// names other than letters, digits, hyphens and underscores are removed, so that a name cannot lead
  /// elsewhere. A picture in memory is in its address: ``PictureData`` knows formats of pixels only, which contain no script.
  static func of(_ picture: Picture) -> String? {
    switch picture {
    case .remote(let url): return url.flatMap(LinkPolicy.safe)
    case .data(let picture):
      return "data:\(picture.mediaType);base64,\(Data(picture.bytes).base64EncodedString())"
    case .drawing(let name, let catalog): return drawing(name, in: catalog)
    case .stored(let name, let folder):
      guard StoredPictureFolder.mediaType(of: name) != nil else { return nil }
      var path = "/pictures"
      append(folder.name, to: &path)
      return path + "/" + name
    }
  }

  /// The address of a drawing.
  package static func drawing(_ name: String, in catalog: PictureCatalog) -> String {
    var path = "/pictures"
    append(catalog.name, to: &path)
    for part in name.split(separator: "/") { append(part, to: &path) }
    return path + ".svg"
  }

  private static func append(_ part: some StringProtocol, to path: inout String) {
    let name = part.utf8.filter(isAllowed)
    if !name.isEmpty { path += "/" + String(decoding: name, as: UTF8.self) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
