internal import BinderyViews
internal import CloudyViewModels

/// A drawing of the weather with alternative text.
struct WeatherImage: View {
  let picture: WeatherPicture
  /// The width and height in points.
  let size: Double

  var body: some View {
    Image(picture.name, in: .cloudy)
      .frame(width: size, height: size)
      .accessibilityLabel(picture.spokenText)
  }
}
