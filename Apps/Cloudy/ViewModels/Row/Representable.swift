/// Something that can stand in a row, whatever it is about: one row view shows them all.
///
/// What a row has nothing to say for stays at its default.
@MainActor
public protocol Representable {
  /// The row's main words.
  var text: String { get }
  /// The smaller words under them.
  var detail: String? { get }
  /// What stands at the end of the row, such as measured values.
  var values: [String] { get }
  /// What stands at its start.
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
