internal import BinderyViews
internal import Dispatch
internal import Glibc

/// The files that people select by path.
enum Files {
  /// The maximum size of a file to read, in bytes: 32 MB, more than a photo takes.
  static let largest = 32 << 20

  /// Returns a path with `~` replaced by the home folder.
  static func expanded(_ path: String, home: String?) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// Returns the path of an existing file for a typed one. Where none has that name, quotes, backslashes and spaces around it
  /// are removed: terminals insert the path of a dropped file as a shell needs it.
  private static func located(_ typed: String, home: String?) -> String {
    let path = expanded(typed, home: home)
    guard access(path, F_OK) != 0 else { return path }
    let plain = expanded(unquoted(typed), home: home)
    return access(plain, F_OK) == 0 ? plain : path
  }

  private static func unquoted(_ typed: String) -> String {
    var text = typed.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    if let quote = text.first, quote == "'" || quote == "\"", text.count > 1, text.last == quote {
      return String(text.dropFirst().dropLast())
    }
    var path = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        path.append(character)
        isEscaped = false
      }
    }
    return path
  }

  /// Returns the contents of a file, or the reason why it cannot be read.
  static func read(_ path: String, home: String?) -> Result<ChosenFile, FileProblem> {
    let path = located(path, home: home)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return .failure(FileProblem(path: path, reason: String(cString: strerror(errno))))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .failure(FileProblem(path: path, reason: "it is not a file"))
    }
    guard status.st_size <= largest else {
      return .failure(FileProblem(path: path, reason: "it is larger than 32 MB"))
    }
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // A file may become larger meanwhile, and some say that they have no size.
    while data.count <= largest {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        return .failure(FileProblem(path: path, reason: String(cString: strerror(errno))))
      }
      if count == 0 { break }
      data += buffer.prefix(count)
    }
    guard data.count <= largest else {
      return .failure(FileProblem(path: path, reason: "it is larger than 32 MB"))
    }
    return .success(
      ChosenFile(suggestedName: path.split(separator: "/").last.map(String.init), data: data))
  }

  /// Returns the contents of a file, or the reason why it cannot be read, on another thread: a file of a network may take long.
  static func contents(of path: String, home: String?) async -> Result<ChosenFile, FileProblem> {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: read(path, home: home)) }
    }
  }

  /// Writes a new file into the current folder.
  ///
  /// - Returns: the file's name: `weather.json`, or `weather-2.json` if that exists.
  static func save(_ file: TextFile) -> Result<String, FileProblem> {
    Result { () throws(FileProblem) in
      let new = try create(file.name)
      defer { close(new.descriptor) }
      try append(Array(file.text.utf8), to: new)
      return new.name
    }
  }

  /// Writes a file that a window exports into the current folder, on other threads. One that remains incomplete is removed.
  ///
  /// - Returns: the file's name; nil if it was canceled, or the app could not write it.
  @MainActor static func save(_ export: FileExport) async -> Result<String?, FileProblem> {
    let new: NewFile
    do throws(FileProblem) { new = try create(export.name) } catch { return .failure(error) }
    defer { close(new.descriptor) }
    do {
      while let part = try await export.next() {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
          DispatchQueue.global().async { continuation.resume(with: Result { try append(part, to: new) }) }
        }
      }
      return .success(new.name)
    } catch {
      unlink(new.name)
      return (error as? FileProblem).map { .failure($0) } ?? .success(nil)
    }
  }

  private struct NewFile: Sendable {
    let name: String
    let descriptor: Int32
  }

  /// Creates a file in the current folder, with a number if there is one of the same name.
  private static func create(_ name: String) throws(FileProblem) -> NewFile {
    let safe = String(name.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 0x20 } ? "-" : $0 })
    let (stem, ending) =
      safe.lastIndex(of: ".").map { (String(safe[..<$0]), String(safe[$0...])) } ?? (safe, "")
    for number in 1...99 {
      let name = number == 1 ? safe : "\(stem)-\(number)\(ending)"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor >= 0 { return NewFile(name: name, descriptor: descriptor) }
      if errno != EEXIST { throw FileProblem(path: name, reason: String(cString: strerror(errno))) }
    }
    throw FileProblem(path: safe, reason: "99 files of this name exist")
  }

  private static func append(_ bytes: [UInt8], to file: NewFile) throws(FileProblem) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file.descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw FileProblem(path: file.name, reason: String(cString: strerror(errno))) }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Returns the paths that start with the typed one. Those of folders, and of links to folders, end with `/`. Hidden files need
  /// a typed dot.
  static func completions(of typed: String, home: String?) -> [String] {
    if typed == "~", home != nil { return ["~/"] }
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    let place = folder.isEmpty ? "./" : expanded(folder, home: home)
    guard let directory = opendir(place) else { return [] }
    defer { closedir(directory) }
    var paths = start == ".." ? [folder + "../"] : []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(start), name != ".", name != "..",
        !name.hasPrefix(".") || start.hasPrefix(".")
      else { continue }
      paths.append(folder + name + (isFolder(place + name, type: entry.pointee.d_type) ? "/" : ""))
    }
    return paths.sorted()
  }

  /// Returns whether a path is a folder. A folder lists the types of its files, except for links and on some file systems.
  private static func isFolder(_ path: String, type: UInt8) -> Bool {
    guard type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) else { return type == UInt8(DT_DIR) }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The reason why a file cannot be used.
struct FileProblem: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(reason)." }
}
