public import BinderyViewModels
internal import Foundation

/// Keeps log-ins in a file that only its owner may read (mode 0600), for example in the folder of data.
///
///     log-in, use ──▶ a line at the end                     survives the end of the process
///     end         ──▶ a line at the end, written to disk    survives a power failure
///     start       ──▶ all lines; later, when another process has added or replaced some
///
/// Several processes can use one file. A file with as many lines of ended log-ins as of others is replaced by one without them, as soon as
/// its folder lets it. A damaged file is set aside with the suffix `.damaged`, and everybody logs in again.
public actor LogInFile: LogInStore {
  /// The size in bytes up to which a file is never replaced.
  private static let leastSize = 64 * 1024

  private let path: String
  /// The file as this process has read it or written to it; nil before.
  private var seen: LockedFile.State?
  /// The size from which the file is replaced.
  private var fullSize = 0

  /// Creates a store in a file, which is created if it is missing. Its folder has to exist.
  public init(path: String) { self.path = path }

  public func isChanged() -> Bool { seen == nil || LockedFile.state(of: path) != seen }

  public func logIns() throws(LogInFileError) -> [KeptLogIn] {
    let file = try LockedFile(path)
    let table = try read(file)
    seen = try file.state
    shorten(file, to: table)
    return table.logIns
  }

  public func save(_ changes: [LogInChange]) throws(LogInFileError) {
    let file = try LockedFile(path)
    let state = try file.state
    let isCurrent = state == seen
    // What another process has left may need to be repaired first.
    if !isCurrent { _ = try read(file) }
    let lines = (state.size == 0 ? [LogInLine.header] : []) + changes.map(LogInLine.text)
    try file.append(
      Array(lines.map { $0 + "\n" }.joined().utf8), isDurable: changes.contains(where: \.isEnd))
    let newState = try file.state
    if isCurrent { seen = newState }
    if newState.size > max(fullSize, Self.leastSize) { shorten(file, to: try read(file)) }
  }

  /// Reads the lines. A last line without its end was never confirmed, because its process or machine ended while it was written: it is cut off.
  private func read(_ file: borrowing LockedFile) throws(LogInFileError) -> LogInTable {
    var bytes = try file.contents()
    if let end = bytes.lastIndex(of: UInt8(ascii: "\n")), end < bytes.count - 1 {
      bytes.removeSubrange((end + 1)...)
      try file.truncate(to: bytes.count)
    }
    if let table = Self.table(bytes) { return table }
    try file.move(to: path + ".damaged")
    seen = nil
    throw .damaged(path: path)
  }

  private static func table(_ bytes: [UInt8]) -> LogInTable? {
    var table = LogInTable()
    guard !bytes.isEmpty else { return table }
    guard let text = String(validating: bytes, as: UTF8.self), text.hasSuffix("\n") else { return nil }
    let lines = text.split(separator: Character("\n"), omittingEmptySubsequences: false).dropLast()
    guard lines.first == LogInLine.header[...] else { return nil }
    for line in lines.dropFirst() {
      guard let change = LogInLine.change(line) else { return nil }
      table.apply(change)
    }
    return table
  }

  /// Replaces the file if at least half of it is about log-ins that have ended.
  ///
  /// Everything is in the file already, so that a failure loses nothing: the file stays as it is until it is twice as long.
  private func shorten(_ file: borrowing LockedFile, to table: LogInTable) {
    let lines = [LogInLine.header] + table.logIns.map { LogInLine.text(.began($0)) }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    fullSize = 2 * bytes.count
    guard let state = try? file.state, state.size > max(fullSize, Self.leastSize) else { return }
    do {
      let newState = try file.replace(with: bytes)
      seen = seen == state ? newState : nil
    } catch {
      fullSize = 2 * state.size
    }
  }
}
