/// The content of a row. One row view shows all kinds.
///
/// Properties that a row does not use keep their defaults.
@MainActor
public protocol Representable {
  /// The main text.
  var text: String { get }
  /// The smaller text below it.
  var detail: String? { get }
  /// The texts at the end of the row, such as measured values.
  var values: [String] { get }
  /// The picture at the start of the row.
  var picture: WeatherPicture? { get }
  /// Whether the row is selected in its group; nil if rows cannot be selected.
  var isChecked: Bool? { get }
}

extension Representable {
  /// No smaller text, by default.
  public var detail: String? { nil }
  /// No texts at the end, by default.
  public var values: [String] { [] }
  /// No picture, by default.
  public var picture: WeatherPicture? { nil }
  /// Not selectable, by default.
  public var isChecked: Bool? { nil }
}
