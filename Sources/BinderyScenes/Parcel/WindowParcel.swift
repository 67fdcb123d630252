internal import Foundation

/// What a page keeps of its window, so that another process can bring the window back.
package struct WindowParcel: Codable, Hashable, Sendable {
  /// The path of the app.
  package var app: String
  /// The name of the window, to which its events belong.
  package var window: String
  /// When it was made, in seconds since 1970.
  package var time: Int
  /// The kept values.
  package var values: [String: KeptValue]
  /// The texts of the fields, by the stable names of their nodes.
  package var fields: [String: String]

  private enum CodingKeys: String, CodingKey {
    case app = "a"
    case window = "w"
    case time = "t"
    case values = "s"
    case fields = "f"
  }

  package init(
    app: String, window: String, time: Int, values: [String: KeptValue], fields: [String: String]
  ) {
    self.app = app
    self.window = window
    self.time = time
    self.values = values
    self.fields = fields
  }

  /// The bytes to seal, the same for equal parcels.
  package func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }

  /// Reads a parcel.
  ///
  /// - Throws: ``ParcelRefusal/damaged`` for anything that is not the bytes of a parcel.
  package init(bytes: [UInt8]) throws(ParcelRefusal) {
    do { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) } catch { throw .damaged }
  }
}
