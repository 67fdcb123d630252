/// The weather and the time of one place, in a row.
public struct GlanceRowViewModel: Representable, Identifiable, Hashable, Sendable {
  /// The identity among the rows.
  public let id: LocationViewModel.ID
  /// The name of the place.
  public let text: String
  /// The local time, `Sun 07:05 PM`, with the age of an old forecast; or the reason why no weather is available.
  public let detail: String?
  /// `44.1 °F` and `Light rain`.
  public let values: [String]
  /// The drawing of the weather.
  public let picture: WeatherPicture?
}
