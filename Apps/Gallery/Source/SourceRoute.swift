/// A page of the reader: an app's code or tests, or one of their files. Its description is its part of an address.
enum SourceRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The code of the app with this path: `grados`.
  case code(String)
  /// The tests of the app with this path: `grados-tests`.
  case tests(String)
  /// One of the files of the page before, by its name: `WeatherView.swift`.
  case file(String)

  private static let testsSuffix = "-tests"

  /// Reads a part of an address. Whether there is such a page is the view model's to know.
  init?(_ description: String) {
    if description.hasSuffix(".swift") {
      self = .file(description)
    } else if description.hasSuffix(Self.testsSuffix) {
      self = .tests(String(description.dropLast(Self.testsSuffix.count)))
    } else if !description.isEmpty {
      self = .code(description)
    } else {
      return nil
    }
  }

  /// Its part of an address.
  var description: String {
    switch self {
    case .code(let app): app
    case .tests(let app): app + Self.testsSuffix
    case .file(let name): name
    }
  }
}
