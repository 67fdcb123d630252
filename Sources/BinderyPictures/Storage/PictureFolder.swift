internal import Foundation

/// The files of ``StoredPictures``: written atomically, under validated names.
struct PictureFolder: Sendable {
  /// The suffix of unfinished files, which no picture's name has.
  private static let unfinished = ".part"

  let path: String

  /// Writes a picture, or updates the date of an existing one.
  func write(_ bytes: [UInt8], name: String) throws(PictureError) {
    let files = FileManager.default
    let target = "\(path)/\(name)"
    do {
      try files.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      if files.fileExists(atPath: target) {
        try files.setAttributes([.modificationDate: Date()], ofItemAtPath: target)
        return
      }
    } catch {
      throw failure(errno)
    }
    let draft = "\(path)/\(UUID().uuidString)\(Self.unfinished)"
    do throws(PictureError) {
      try writeDurably(bytes, to: draft)
      guard rename(draft, target) == 0 else { throw failure(errno) }
      syncFolder()
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Removes a picture. Returns false if it does not exist or the name is invalid.
  @discardableResult
  func remove(_ name: String) -> Bool {
    (Self.isPicture(name) || name.hasSuffix(Self.unfinished) && !name.contains("/"))
      && unlink("\(path)/\(name)") == 0
  }

  /// Returns the names of all pictures older than a date, and of unfinished files.
  func entries(olderThan age: Duration) -> [String] {
    let files = FileManager.default
    let now = Date()
    let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { name in
      guard Self.isPicture(name) || name.hasSuffix(Self.unfinished) else { return false }
      let attributes = try? files.attributesOfItem(atPath: "\(path)/\(name)")
      guard let date = attributes?[.modificationDate] as? Date else { return false }
      return now.timeIntervalSince(date) >= Double(age.components.seconds)
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 64
      && parts[0].allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
      && PictureFormat.allCases.contains { $0.fileExtension == parts[1] }
  }

  private func writeDurably(_ bytes: [UInt8], to file: String) throws(PictureError) {
    let descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { _ = Foundation.close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw failure(errno) }
  }

  /// Syncs the folder. Only then does a new name survive a power failure.
  private func syncFolder() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    _ = Foundation.close(descriptor)
  }

  private func failure(_ code: CInt) -> PictureError {
    .folderUnavailable(folder: path, reason: String(cString: strerror(code)).lowercased())
  }
}
