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
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("bindery-picture-\(UUID().uuidString)").path
    do {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw PictureError.folderUnavailable(folder: folder, reason: "it cannot be made")
    }
    defer { try? files.removeItem(atPath: folder) }
    let (before, after) = (folder + "/before", folder + "/after")
    guard files.createFile(atPath: before, contents: Data(picture), attributes: [.posixPermissions: 0o600])
    else { throw PictureError.folderUnavailable(folder: folder, reason: "it cannot be written") }
    let bound = "\(longestSide)x\(longestSide)"
    try await run(
      limits + [program, "convert", "-limit", "Memory", "1000000000", "-limit", "Map", "1000000000"]
        + hint(picture, longestSide) + [
          "\(format.rawValue):\(before)", "-auto-orient", "-resize", "\(bound)>",
          // The color profile is preserved, because colors depend on it.
          "+profile", "!icm,*", "-quality", "85", "\(format.rawValue):\(after)",
        ], in: folder)
    guard let result = files.contents(atPath: after), !result.isEmpty else {
      throw PictureError.unprocessable(reason: "its pixels make no sense")
    }
    return Array(result)
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
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("bindery-picture-\(UUID().uuidString)").path
    do {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw PictureError.folderUnavailable(folder: folder, reason: "it cannot be made")
    }
    defer { try? files.removeItem(atPath: folder) }
    let (size, after) = ("\(width)x\(height)", folder + "/after")
    let source = format == "svg" ? try simplified(file, in: folder) : file
    try await run(
      limits + [
        program, "convert", "-background", "none", "\(format):\(source)", "-auto-orient", "-resize", size,
        "-gravity", "center", "-extent", size, "-depth", "8", "rgba:\(after)",
      ], in: folder)
    guard let result = files.contents(atPath: after), result.count == width * height * 4 else {
      throw PictureError.unprocessable(reason: "its pixels make no sense")
    }
    return Array(result)
  }

  /// Returns the path of a drawing without `use` elements and with the styles of classes at its elements: a copy in a folder, or the
  /// drawing itself if it has neither.
  private func simplified(_ file: String, in folder: String) throws -> String {
    guard let drawing = FileManager.default.contents(atPath: file).map({ Array($0) }) else { return file }
    let expanded = DrawingReferences.expanded(in: DrawingStyles.inlined(in: drawing))
    guard expanded != drawing else { return file }
    let copy = folder + "/before.svg"
    guard FileManager.default.createFile(atPath: copy, contents: Data(expanded)) else {
      throw PictureError.folderUnavailable(folder: folder, reason: "it cannot be written")
    }
    return copy
  }

  /// Returns the option that decodes a JPEG much larger than its bound at a fraction of its size. (It would enlarge a
  /// small one.)
  private func hint(_ picture: [UInt8], _ longestSide: Int) throws -> [String] {
    let contents = try PictureContents(picture)
    let isLarge = min(contents.width, contents.height) > 2 * longestSide
    return contents.format == .jpeg && isLarge ? ["-size", "\(longestSide)x\(longestSide)"] : []
  }

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
    guard process.terminationStatus == 0 else {
      throw PictureError.unprocessable(reason: "its pixels make no sense")
    }
  }
}
