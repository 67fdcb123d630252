public import BinderyViewModels
internal import Foundation

extension Store: FileStore {
  public func addFile(_ bytes: [UInt8], named name: String, to folder: String) async throws {
    let now = Int(Date().timeIntervalSince1970)
    try await writeOutsideOfEvents { transaction in
      let id = FileRecord.id(name, in: folder)
      if var file = try transaction.record(FileRecord.self, id: id) {
        file.added = max(file.added, now)
        return try transaction.save(file)
      }
      let file = FileRecord(id: id, size: bytes.count, added: now)
      for index in 0..<file.partCount {
        let part = bytes.dropFirst(index * FilePart.maximumSize).prefix(FilePart.maximumSize)
        try transaction.save(FilePart(index, of: id, bytes: Data(part)))
      }
      try transaction.save(file)
    }
  }

  public func file(_ name: String, in folder: String) async throws -> KeptFile? {
    let id = FileRecord.id(name, in: folder)
    guard let file = try await record(FileRecord.self, id: id) else { return nil }
    return KeptFile(size: file.size, partCount: file.partCount) { [self] index in
      guard let part = try await record(FilePart.self, id: FilePart.id(index, of: id)) else {
        throw StorageError.failed(reason: "the file \(id) was removed while it was read")
      }
      return Array(part.bytes)
    }
  }

  public func removeFiles(
    of folder: String, except names: Set<String>, unlessYoungerThan age: Duration
  ) async throws -> [String] {
    let kept = Set(names.map { FileRecord.id($0, in: folder) })
    let last = Int(Date().timeIntervalSince1970) - Int(age.components.seconds)
    let removed: @Sendable (ReadTransaction) throws -> [FileRecord] = { transaction in
      try transaction.all(FileRecord.self).filter { file in
        file.id.hasPrefix(folder + "/") && file.added <= last && !kept.contains(file.id)
      }
    }
    if try await read(removed).isEmpty { return [] }
    return try await writeOutsideOfEvents { transaction in
      try removed(transaction).map { file in
        for index in 0..<file.partCount {
          try transaction.delete(FilePart.self, id: FilePart.id(index, of: file.id))
        }
        try transaction.delete(FileRecord.self, id: file.id)
        return String(file.id.dropFirst(folder.count + 1))
      }
    }
  }
}
