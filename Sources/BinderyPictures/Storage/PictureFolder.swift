internal import BinderyViewModels
internal import Foundation

/// A folder in which earlier versions of a program kept ``StoredPictures`` as files.
struct PictureFolder {
  let path: String

  /// Moves all pictures into a store. Several processes may do so at the same time, and a killed one is continued by the next.
  func move(to files: any FileStore, folder: String) async throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names {
      let file = "\(path)/\(name)"
      // Everything else stays where it is.
      guard let data = FileManager.default.contents(atPath: file), isName(name, of: Array(data)) else {
        continue
      }
      try await files.addFile(Array(data), named: name, to: folder)
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  private func isName(_ name: String, of bytes: [UInt8]) -> Bool {
    let digest = StoredPictures.digest(of: bytes)
    return PictureFormat.allCases.contains { name == "\(digest).\($0.fileExtension)" }
  }
}
