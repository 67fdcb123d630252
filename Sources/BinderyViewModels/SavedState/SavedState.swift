internal import Foundation

/// The saved state of a window, which its page stores, so that another process can restore the window.
package struct SavedState: Codable, Hashable, Sendable {
  /// The path of the app.
  package var app: String
  /// The identifier of the window, to which its events belong.
  package var window: String
  /// The name of the first window that this one continues; nil if it is the first one. Stores know under it which process acts for the window.
  package var line: String?
  /// Names the browser of the window; nil if it has none.
  package var browser: String?
  /// The user of the window; nil if nobody was logged in.
  package var user: User.ID?
  /// The time of creation in seconds since 1970.
  package var time: Int
  /// The stored values.
  package var values: [String: SavedValue]
  /// The texts of the fields, by the stable names of their nodes.
  package var fields: [String: String]
  /// The stable names of the fields that showed what is wrong with their values; nil if there are none.
  package var faults: [String]?
  /// The names of the controls whose work was not finished; nil if there are none.
  package var unfinished: [String]?

  private enum CodingKeys: String, CodingKey {
    case app = "a"
    case window = "w"
    case line = "l"
    case browser = "b"
    case user = "u"
    case time = "t"
    case values = "s"
    case fields = "f"
    case faults = "i"
    case unfinished = "p"
  }

  package init(
    app: String, window: String, line: String? = nil, browser: String? = nil, user: User.ID? = nil, time: Int,
    values: [String: SavedValue], fields: [String: String],
    faults: [String]? = nil, unfinished: [String]? = nil
  ) {
    self.app = app
    self.window = window
    self.line = line
    self.browser = browser
    self.user = user
    self.time = time
    self.values = values
    self.fields = fields
    self.faults = faults
    self.unfinished = unfinished
  }

  /// Returns the bytes to seal, the same for equal saved states.
  package func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }

  /// Decodes a saved state.
  ///
  /// - Throws: ``SavedStateRefusal/damaged`` if the bytes are not a saved state.
  package init(bytes: [UInt8]) throws(SavedStateRefusal) {
    do { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) } catch { throw .damaged }
  }
}
