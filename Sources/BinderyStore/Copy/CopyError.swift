public import Foundation

/// The reason why data was not copied.
public enum CopyError: Error, Hashable, Sendable {
  /// The target has data of its own.
  case targetHasData(records: Int)
  /// The target has a part of other data, whose copying was interrupted.
  case otherCopy(source: String)
  /// The copy differs from the source. A program has changed one of them meanwhile.
  case different(part: String)
}

extension CopyError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .targetHasData(let records):
      "The target has data already (\(records) \(records == 1 ? "record" : "records")), so nothing was copied. Choose an "
        + "empty target, or remove its data with --replace."
    case .otherCopy(let source):
      "The target has a part of the data of \(source), whose copying was interrupted. Copy from there again to "
        + "complete it, or remove it with --replace."
    case .different(let part):
      "The copy of \(part) differs from the source, because a program has changed one of them meanwhile. Stop all "
        + "programs that use them, and copy again with --replace."
    }
  }
}
