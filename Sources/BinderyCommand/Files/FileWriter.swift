internal import Foundation

/// Writes files, all or none, and never over others.
enum FileWriter {
  /// Makes a folder with files. It appears once it is complete.
  ///
  /// - Parameter finish: Completes the files in a folder that nobody else sees yet.
  /// - Throws: ``FileProblem``, or the error of `finish`. Nothing is left then.
  static func makeFolder(
    _ path: String, with files: [NewFile], finish: (_ folder: String) throws -> Void = { _ in }
  ) throws {
    guard !exists(path) else { throw FileProblem.exists(path: path) }
    let url = URL(filePath: path)
    let unfinished = url.deletingLastPathComponent().appending(
      path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    do {
      try add(files, to: unfinished.path)
      try finish(unfinished.path)
      try move(unfinished.path, to: path)
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      // The other path is of no interest to anybody.
      if case FileProblem.refused(_, let reason) = error {
        throw FileProblem.refused(path: path, reason: reason)
      }
      throw error
    }
  }

  /// Adds files to a folder.
  ///
  /// - Throws: ``FileProblem``. None of the files is left then.
  static func add(_ files: [NewFile], to folder: String) throws(FileProblem) {
    for file in files where exists(folder + "/" + file.path) {
      throw .exists(path: folder + "/" + file.path)
    }
    var written: [String] = []
    do {
      for file in files {
        try write(file, to: folder + "/" + file.path)
        written.append(folder + "/" + file.path)
      }
    } catch {
      for path in written { try? FileManager.default.removeItem(atPath: path) }
      throw error
    }
  }

  private static func write(_ file: NewFile, to path: String) throws(FileProblem) {
    do {
      let url = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
      if file.isExecutable {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
    } catch {
      throw .refused(path: path, reason: reason(error))
    }
  }

  private static func move(_ unfinished: String, to path: String) throws(FileProblem) {
    // It replaces nothing that was made meanwhile but an empty folder.
    guard rename(unfinished, path) != 0 else { return }
    guard ![EEXIST, ENOTDIR, ENOTEMPTY].contains(errno) else { throw .exists(path: path) }
    throw .refused(path: path, reason: String(cString: strerror(errno)))
  }

  /// Whether there is a file, a folder, or a link to nowhere.
  private static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  private static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (cause ?? error).localizedDescription
  }
}
