internal import Bindery
internal import Foundation

/// A file that a person exports with a ``FileExporter``. A host takes it from its tree, and asks for one part after the other:
///
///     host           next() ─────▶ [bytes]      next() ─────▶ [bytes]      next() ─────▶ nil
///     view model              write(bytes) ···········▶ write(bytes) ···········▶ returns
///
/// The view model waits in ``FileWriter/write(_:)-([UInt8])`` until the host has room for more.
@MainActor
public final class FileExport {
  /// What has become of the file.
  enum Progress: Equatable {
    /// The host has not asked for it yet, or it is being written.
    case open
    case finished, canceled
    /// It could not be written, for a reason in words.
    case failed(String)
  }

  /// The name of the file, with an extension: `cards.csv`. It comes from the app and may contain anything.
  public nonisolated let name: String
  private let write: @MainActor (FileWriter) async throws -> Void
  /// The number of bytes that the host has taken.
  @Box private(set) var written = 0
  @Box private(set) var progress = Progress.open
  private var writing: Task<Void, Never>?
  private var host: CheckedContinuation<[UInt8]?, any Error>?
  private var part: [UInt8]?
  private var writer: CheckedContinuation<Void, any Error>?

  init(name: String, write: @escaping @MainActor (FileWriter) async throws -> Void) {
    self.name = name
    self.write = write
  }

  /// Returns the next part of the file; nil at its end. Call it again once there is room for more, or ``end(because:)``.
  ///
  /// - Throws: `CancellationError` if the person or the caller's task was canceled, otherwise the error of the app.
  public func next() async throws -> [UInt8]? {
    writing = writing ?? Task { await run() }
    writer?.resume()
    writer = nil
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        host = continuation
        pass()
      }
    } onCancel: {
      Task { @MainActor in end(because: CancellationError()) }
    }
  }

  private func run() async {
    do {
      try await write(FileWriter(export: self))
      if progress == .open { progress = .finished }
      pass()
    } catch {
      end(because: error)
    }
  }

  /// Hands the next part over, and waits until the host asks for another one.
  fileprivate func hand(over bytes: [UInt8]) async throws {
    guard progress == .open, !Task.isCancelled else { throw CancellationError() }
    guard writer == nil else { throw UnfinishedWriteError() }
    try await withCheckedThrowingContinuation { continuation in
      part = bytes
      writer = continuation
      pass()
    }
  }

  private func pass() {
    guard let host else { return }
    if let part {
      self.part = nil
      self.host = nil
      written += part.count
      host.resume(returning: part)
    } else if progress != .open {
      self.host = nil
      if progress == .finished {
        host.resume(returning: nil)
      } else {
        host.resume(throwing: CancellationError())
      }
    }
  }

  /// Ends it incomplete: the host cannot take it, or nobody has fetched it.
  public func end(because error: any Error) {
    guard progress == .open else { return }
    progress = error is CancellationError ? .canceled : .failed(Self.words(of: error))
    part = nil
    writer?.resume(throwing: CancellationError())
    writer = nil
    writing?.cancel()
    pass()
  }

  private static func words(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}

/// A part was written before the one before it was taken.
struct UnfinishedWriteError: Error, CustomStringConvertible {
  var description: String { "A part of the file was written before the last call of write(_:) had returned." }
}

/// Writes a file that a person exports: see ``FileExporter``.
@MainActor
public struct FileWriter {
  let export: FileExport

  /// Appends bytes, and returns when there is room for more.
  ///
  /// - Throws: `CancellationError` if the export was canceled, or cannot be received any more. Let it end the export.
  public func write(_ bytes: [UInt8]) async throws {
    if !bytes.isEmpty { try await export.hand(over: bytes) }
  }

  /// Appends a text in UTF-8, and returns when there is room for more.
  ///
  /// - Throws: `CancellationError` if the export was canceled, or cannot be received any more. Let it end the export.
  public func write(_ text: String) async throws { try await write(Array(text.utf8)) }
}
