/// The content of a row. One row view shows them all.
///
/// Properties that a row does not use keep their defaults.
@MainActor
public protocol Representable {
  /// The row's main words.
  var text: String { get }
  /// The smaller words under them.
  var detail: String? { get }
  /// The texts at the end of the row, such as measured values.
  var values: [String] { get }
  /// The picture at its start.
  var picture: WeatherPicture? { get }
  /// Whether the row is the chosen one of its group; `nil` where rows are not chosen.
  var isChecked: Bool? { get }
}

extension Representable {
  /// None.
  public var detail: String? { nil }
  /// None.
  public var values: [String] { [] }
  /// None.
  public var picture: WeatherPicture? { nil }
  /// Not to be chosen.
  public var isChecked: Bool? { nil }
}
