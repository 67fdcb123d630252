public import Bindery
internal import BinderyViewModels
internal import Foundation

/// Export of all data to a file, and import.
@MainActor
public final class DataViewModel {
  /// The text to import.
  @Box public var text = ""
  /// The text of the exported file; nil before the export, and after the data has changed.
  @Box public private(set) var file: String?
  /// The reason why the last export or import failed, as a sentence.
  @Box public private(set) var failure: String?
  /// The parsed data that would replace the present data.
  @Box private var found: FeederData?
  /// The text of the parsed data, if the window can store it.
  @Box private var foundText = ""

  private let edits: EditQueue
  private let exporting: Command<Void, String>
  private let reading: Command<String, FeederData>
  private let bag = DisposeBag()

  init(edits: EditQueue) {
    self.edits = edits
    let (book, time) = (edits.feeder.book, edits.feeder.time)
    exporting = Command(.latest) { try await book.export() }
    reading = Command(.latest) { try await book.contents(of: $0, asOf: time.moment) }
    exporting.results.bind(with: self) { $0.file = $1 }.disposed(by: bag)
    reading.results.bind(with: self) { $0.found = $1 }.disposed(by: bag)
    edits.scene.keep("import", of: self, \.kept)
    edits.feeder.changes.bind { [weak self] in self?.outdate() }.disposed(by: bag)
    for errors in [exporting.errors, reading.errors] {
      errors.bind(with: self) { $0.failure = $1.localizedDescription }.disposed(by: bag)
    }
  }

  // MARK: Export

  /// `pet-feeder-2026-11-21.json`
  public var fileName: String {
    let day = edits.feeder.times.isoDay(edits.feeder.time.now)
    return "pet-feeder-\(day).json"
  }

  /// Writes the file. It holds everything but the pictures.
  public func export() {
    failure = nil
    file = nil
    exporting.execute()
  }

  /// Resets the page when it is left.
  func leave() {
    exporting.cancel()
    file = nil
    failure = nil
  }

  /// Discards the exported file, which lacks the latest changes.
  private func outdate() {
    file = nil
    if untracked({ exporting.isExecuting }) { exporting.execute() }
  }

  /// Whether the file is being written.
  public var isExporting: Bool { exporting.isExecuting }

  // MARK: Import

  /// Parses the text and asks whether to replace all data with it, or reports the error in it.
  public func readText() {
    let pasted = untracked { text }
    guard pasted.utf16.count < Self.longestText else {
      found = nil
      failure = "That text is too long to be pasted whole. Choose the file instead."
      return
    }
    read(pasted)
  }

  /// A field takes 40,000 UTF-16 units and truncates longer text, one unit earlier if it would split a character.
  private static let longestText = 39_999

  /// Parses a file and asks whether to replace all data with it, or reports the error in it.
  public func read(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      found = nil
      failure = "That file is no text. Choose a file that was exported here."
      return
    }
    read(text)
  }

  /// Parses the text of a file and asks whether to replace all data with it, or reports the error in it.
  public func read(_ text: String) {
    failure = nil
    found = nil
    if text.allSatisfy(\.isWhitespace) {
      failure = "There is nothing to import. Choose a file, or paste its text."
    } else {
      foundText = text.utf8.count <= Self.longestKeptText ? text : ""
      reading.execute(text)
    }
  }

  /// The longest text, in bytes, that the window stores while it asks whether to replace all data: it leaves room for the rest of the window.
  private static let longestKeptText = 8_000

  private var kept: String {
    get { found == nil && !isReading ? "" : foundText }
    set { if !newValue.isEmpty { read(newValue) } }
  }

  /// Whether a file is being parsed.
  public var isReading: Bool { reading.isExecuting }

  /// Whether the question to replace all data is shown.
  public var asksToReplace: Bool {
    get { found != nil }
    set { if !newValue { found = nil } }
  }

  /// `Replace everything with 3 pets and 120 feedings?`
  public var question: String {
    guard let found else { return "" }
    let pets = found.pets.count == 1 ? "1 pet" : "\(found.pets.count) pets"
    let feedings = found.feedings.count == 1 ? "1 feeding" : "\(found.feedings.count) feedings"
    return "Replace everything with \(pets) and \(feedings)?"
  }

  /// Replaces all data with the parsed data, and offers to undo that.
  public func replace() {
    guard let found = untracked({ found }) else { return }
    text = ""
    edits.perform(.replace(found), offering: "Everything was replaced.")
  }
}
