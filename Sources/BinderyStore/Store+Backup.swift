internal import Foundation
internal import GRDB

extension Store {
  /// Copies one state of the data in a folder to another folder, while programs read and change it.
  ///
  /// The copy is complete or missing. It is restored by opening its folder, or by moving its file to the place of the original, while no
  /// program uses that.
  /// - Parameters:
  ///   - folder: The folder with the data.
  ///   - target: A folder without data. It is created if it is missing.
  /// - Throws: ``StorageError`` if the data cannot be read, or the copy cannot be written.
  /// - Complexity: O(*n*) in the size of the data. It blocks the calling thread, and delays no write.
  public static func backUp(folder: String, to target: String) throws {
    guard exists(inFolder: folder) else {
      throw StorageError.folderUnavailable(folder: folder, reason: "it has no data")
    }
    guard !exists(inFolder: target) else {
      throw StorageError.folderUnavailable(folder: target, reason: "it has data already")
    }
    let place = DataFolder(path: target)
    try place.create()
    let name = SQLiteOpening.fileName
    let unfinished = "unfinished-\(UUID().uuidString).sqlite"
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      let source = try DatabaseQueue(path: "\(folder)/\(name)", configuration: configuration)
      defer { try? source.close() }
      place.protect(unfinished)
      try source.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: ["\(target)/\(unfinished)"]) }
      guard try SQLiteProbe(path: "\(target)/\(unfinished)").finding() == .sound else {
        throw StorageError.damaged(folder: folder)
      }
      try FileManager.default.moveItem(atPath: "\(target)/\(unfinished)", toPath: "\(target)/\(name)")
    } catch {
      try? FileManager.default.removeItem(atPath: "\(target)/\(unfinished)")
      // No space is left where the copy is written; everything else is a fault of the source.
      let isFull = (error as? DatabaseError)?.resultCode == .SQLITE_FULL
      throw SQLiteFailure(folder: isFull ? target : folder).readable(error)
    }
  }
}
