internal import Foundation

/// A file. Its bytes are in records of their own, so that lists of files and their changes stay small.
struct FileRecord: Record {
  static let collection = "bindery.file"

  let id: String
  let size: Int
  /// The time in seconds since 1970 at which it was last added.
  var added: Int

  /// The number of parts.
  var partCount: Int { (size + FilePart.maximumSize - 1) / FilePart.maximumSize }

  static func id(_ name: String, in folder: String) -> String { folder + "/" + name }
}

/// A part of a file.
struct FilePart: Record {
  static let collection = "bindery.file-part"
  /// The maximum size in bytes.
  static let maximumSize = 96 * 1024

  let id: String
  let bytes: Data

  init(_ index: Int, of file: String, bytes: Data) {
    id = Self.id(index, of: file)
    self.bytes = bytes
  }

  static func id(_ index: Int, of file: String) -> String { "\(file)/\(index)" }
}
