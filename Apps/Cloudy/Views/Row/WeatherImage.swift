internal import BinderyViews
internal import CloudyViewModels

/// The weather as a picture that can also be heard.
struct WeatherImage: View {
  let picture: WeatherPicture
  /// Width and height, in points.
  let size: Double

  var body: some View {
    Image(picture.name, in: .cloudy)
      .frame(width: size, height: size)
      .accessibilityLabel(picture.spokenText)
  }
}
