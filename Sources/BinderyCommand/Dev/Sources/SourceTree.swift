internal import Foundation

/// The files from which a program is built, with what they contain.
///
/// A file that was saved without a change, or changed and changed back, is no change.
struct SourceTree {
  /// The folders of the sources. Everything in them counts.
  private let folders: [String]
  /// The folder with the manifest, of which nothing else counts.
  private let root: String
  private var files: [String: File] = [:]

  private struct File {
    var size: Int
    var time: timespec
    var hash: Int
  }

  /// - Parameters:
  ///   - folders: The folders of the sources.
  ///   - root: The folder with `Package.swift`.
  init(folders: [String], root: String) {
    self.folders = folders
    self.root = root
  }

  /// Compares the files with those of the last call. After the first call, everything is added.
  ///
  /// - Parameter watch: Called with each folder before it is read, so that no change is missed.
  mutating func update(watch: (_ folder: String) -> Void) -> SourceChanges {
    var found: [String: File] = [:]
    var changes = SourceChanges()
    watch(root)
    for name in Self.names(in: root) where Self.isManifest(name) {
      note(root + "/" + name, in: &found, &changes)
    }
    var pending = folders
    // A symbolic link may lead to a folder around it.
    var seen: Set<[UInt]> = []
    while let folder = pending.popLast() {
      guard let identity = Self.identity(ofFolder: folder), seen.insert(identity).inserted else { continue }
      watch(folder)
      for name in Self.names(in: folder) where !SourceName.isIgnored(name) {
        let path = folder + "/" + name
        if Self.identity(ofFolder: path) != nil {
          pending.append(path)
        } else {
          note(path, in: &found, &changes)
        }
      }
    }
    for path in files.keys where found[path] == nil { changes.others.insert(path) }
    files = found
    return changes
  }

  private func note(_ path: String, in found: inout [String: File], _ changes: inout SourceChanges) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let old = files[path]
    var file = File(size: Int(status.st_size), time: status.st_mtim, hash: old?.hash ?? 0)
    if let old, old.size == file.size, old.time.tv_sec == file.time.tv_sec,
      old.time.tv_nsec == file.time.tv_nsec
    {
      found[path] = old
      return
    }
    // It may be gone by now; the system reports that too.
    guard let bytes = FileManager.default.contents(atPath: path) else { return }
    file.hash = bytes.hashOfAllBytes
    found[path] = file
    if old == nil {
      changes.others.insert(path)
    } else if old?.hash != file.hash {
      if path.hasSuffix(".swift"), !Self.isManifest(path.split(separator: "/").last ?? "") {
        changes.edited.insert(path)
      } else {
        changes.others.insert(path)
      }
    }
  }

  private static func isManifest(_ name: some StringProtocol) -> Bool {
    // The package manager itself writes Package.resolved while it builds.
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  private static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the numbers by which the system knows a folder; nil for something else.
  private static func identity(ofFolder path: String) -> [UInt]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return [UInt(status.st_dev), UInt(status.st_ino)]
  }
}

extension Data {
  /// A hash of the content; `hashValue` is one of the first bytes only.
  fileprivate var hashOfAllBytes: Int {
    var hasher = Hasher()
    withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// What has changed in the sources of a program.
struct SourceChanges: Equatable {
  /// The Swift files with another content.
  var edited: Set<String> = []
  /// The files that are new, gone or no Swift files.
  var others: Set<String> = []

  var isEmpty: Bool { edited.isEmpty && others.isEmpty }

  mutating func merge(_ later: SourceChanges) {
    edited.formUnion(later.edited)
    others.formUnion(later.others)
  }
}
