internal import Foundation

/// Scales pictures down with GraphicsMagick (Debian's package `graphicsmagick`) in a separate process with limited
/// memory, time and permissions: no shell, no network formats, only the files of its own folder.
///
///     prlimit (memory, seconds, size of files) ▶ gm convert jpeg:before … jpeg:after
public struct GraphicsMagick: PictureProcessing {
  /// The installed program; nil if it is missing, or `prlimit` to limit it.
  public static let installed: GraphicsMagick? = GraphicsMagick(
    program: "/usr/bin/gm", warden: "/usr/bin/prlimit")

  private let program: String
  private let warden: String
  private let timeout: Duration

  /// Creates a processor; nil if one of the programs is missing.
  ///
  /// - Parameters:
  ///   - program: The path of GraphicsMagick's `gm`.
  ///   - warden: The path of `prlimit` of util-linux.
  ///   - timeout: The time limit for one picture.
  init?(program: String, warden: String, timeout: Duration = .seconds(20)) {
    let files = FileManager.default
    guard files.isExecutableFile(atPath: program), files.isExecutableFile(atPath: warden) else { return nil }
    self.program = program
    self.warden = warden
    self.timeout = timeout
  }

  public func resized(_ picture: [UInt8], format: PictureFormat, longestSide: Int) async throws -> [UInt8] {
    let contents = try PictureContents(picture)
    let bound = "\(longestSide)x\(longestSide)"
    // Decodes a JPEG much larger than its bound at a fraction of its size. It would enlarge a small one.
    let isLarge = min(contents.width, contents.height) > 2 * longestSide
    let hint = format == .jpeg && isLarge ? ["-size", bound] : []
    return try await withFolder { folder in
      let before = folder + "/before"
      try write(picture, to: before, in: folder)
      return try await convert(
        hint + [
          "\(format.rawValue):\(before)",
          // By itself, the program reads the orientation of a JPEG only.
          "-orient", contents.orientationName, "-auto-orient", "-resize", "\(bound)>",
          // The color profile is preserved, because colors depend on it.
          "+profile", "!icm,*", "-quality", "85",
        ], to: format.rawValue, in: folder)
    }
  }

  /// Returns the pixels of a picture, scaled to fit a size.
  ///
  /// The references of a drawing in SVG (`use`) to other elements of it are drawn.
  ///
  /// - Parameters:
  ///   - file: The path of the picture: a validated one, or an app's own drawing.
  ///   - format: The format of the file, such as `svg`.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  /// - Returns: Four bytes for each pixel: red, green, blue and opacity.
  /// - Throws: ``PictureError`` if the program cannot read the picture.
  public func pixels(of file: String, format: String, width: Int, height: Int) async throws -> [UInt8] {
    let size = "\(width)x\(height)"
    return try await withFolder { folder in
      let source = format == "svg" ? try simplified(file, in: folder) : file
      let result = try await convert(
        [
          "-background", "none", "\(format):\(source)", "-auto-orient", "-resize", size,
          "-gravity", "center", "-extent", size, "-depth", "8",
        ], to: "rgba", in: folder)
      guard result.count == width * height * 4 else { throw Self.undecodable }
      return result
    }
  }

  /// Returns the path of a drawing without `use` elements and with the styles of classes at its elements: a copy in a folder, or the
  /// drawing itself if it has neither.
  private func simplified(_ file: String, in folder: String) throws -> String {
    guard let drawing = FileManager.default.contents(atPath: file).map({ Array($0) }) else { return file }
    let expanded = DrawingReferences.expanded(in: DrawingStyles.inlined(in: drawing))
    guard expanded != drawing else { return file }
    let copy = folder + "/before.svg"
    try write(expanded, to: copy, in: folder)
    return copy
  }

  /// Runs `body` with a folder of its own, which is removed afterwards.
  private func withFolder<R>(_ body: (String) async throws -> R) async throws -> R {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("bindery-picture-\(UUID().uuidString)").path
    do {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw PictureError.folderUnavailable(folder: folder, reason: "it cannot be made")
    }
    defer { try? files.removeItem(atPath: folder) }
    return try await body(folder)
  }

  private func write(_ bytes: [UInt8], to file: String, in folder: String) throws(PictureError) {
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else {
      throw .folderUnavailable(folder: folder, reason: "it cannot be written")
    }
  }

  /// Runs GraphicsMagick with the arguments and a file in a folder as its output.
  private func convert(_ arguments: [String], to format: String, in folder: String) async throws -> [UInt8] {
    let after = folder + "/after"
    let memory = ["-limit", "Memory", "1000000000", "-limit", "Map", "1000000000"]
    try await run(
      limits + [program, "convert"] + memory + arguments + ["\(format):\(after)"], in: folder)
    guard let result = FileManager.default.contents(atPath: after), !result.isEmpty else {
      throw Self.undecodable
    }
    return Array(result)
  }

  private static let undecodable = PictureError.unprocessable(reason: "its pixels make no sense")

  private var limits: [String] {
    [
      "--as=2000000000", "--cpu=\(timeout.components.seconds)", "--fsize=64000000", "--nofile=64",
      "--core=0", "--",
    ]
  }

  private func run(_ arguments: [String], in folder: String) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: warden)
    process.arguments = arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder, "MAGICK_TMPDIR": folder,
      "OMP_NUM_THREADS": "1",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (ends, ended) = AsyncStream<Never>.makeStream()
    let running = RunningProcess()
    process.terminationHandler = { _ in
      running.end()
      ended.finish()
    }
    do {
      try process.run()
    } catch {
      throw PictureError.unprocessable(reason: "the program for pictures did not start")
    }
    running.begin(process.processIdentifier)
    let deadline = Task { [timeout] in
      try await Task.sleep(for: timeout)
      running.kill()
    }
    // The process is awaited even after cancellation, since it uses the folder.
    await withTaskCancellationHandler {
      await Task { for await _ in ends {} }.value
    } onCancel: {
      running.kill()
    }
    deadline.cancel()
    try Task.checkCancellation()
    guard process.terminationReason == .exit else {
      throw PictureError.unprocessable(reason: "it takes too much time or memory")
    }
    guard process.terminationStatus == 0 else { throw Self.undecodable }
  }
}

extension PictureContents {
  /// GraphicsMagick's name of ``orientation``: the edges of the upright picture at which its first row and column are.
  fileprivate var orientationName: String {
    let names = [
      "TopLeft", "TopRight", "BottomRight", "BottomLeft", "LeftTop", "RightTop", "RightBottom", "LeftBottom",
    ]
    return names[orientation - 1]
  }
}
