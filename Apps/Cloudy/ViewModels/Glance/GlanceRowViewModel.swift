/// The weather and the time of one place, in a row.
public struct GlanceRowViewModel: Representable, Identifiable, Hashable, Sendable {
  /// Its name among the rows.
  public let id: LocationViewModel.ID
  /// What the place is called.
  public let text: String
  /// `Sun 07:05 PM` there, with the age of an old forecast; or why there is no weather.
  public let detail: String?
  /// `44.1 °F` and `Light rain`.
  public let values: [String]
  /// The weather as a picture.
  public let picture: WeatherPicture?
}
