/// A page of the reader: an app's code or tests, or one of their files. Its description is one component of the
/// address.
enum SourceRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The code of the app with this path: `grados`.
  case code(String)
  /// The tests of the app with this path: `grados-tests`.
  case tests(String)
  /// A file of the previous page, by its name: `WeatherView.swift`.
  case file(String)

  private static let testsSuffix = "-tests"

  /// Parses one component of an address. The view model decides whether the page exists.
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

  /// The component of the address.
  var description: String {
    switch self {
    case .code(let app): app
    case .tests(let app): app + Self.testsSuffix
    case .file(let name): name
    }
  }
}
