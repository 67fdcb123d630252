import BinderyTesting
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct SkyTests {
  private let sunrise = Date.march8 + 6.3 * 3600
  private let sunset = Date.march8 + 17.9 * 3600

  @Test(
    arguments: [
      (2.0, Sky.Light.night), (5.7, .dawn), (6.9, .dawn), (12, .day), (17.3, .dusk), (18.5, .dusk),
      (21, .night),
    ] as [(Double, Sky.Light)])
  func lightFollowsTheSun(hour: Double, light: Sky.Light) async {
    let forecast = Forecast.sample(
      at: .march8 + hour * 3600, icon: .clearDay, days: [.day(sunrise: sunrise, sunset: sunset)])
    let window = await TestCloudy().window(showing: forecast)
    #expect(window.sky == Sky(light: light, air: .clear))
  }

  @Test func serviceIconDeterminesNightWithoutSunTimes() async {
    let window = await TestCloudy().window(showing: .sample(at: .march8 + 12 * 3600, icon: .clearNight))
    #expect(window.sky?.light == .night)
  }

  @Test(arguments: [(3.0, Sky.Light.night), (12, .day), (22, .night)])
  func localTimeDeterminesTheLightOtherwise(hour: Double, light: Sky.Light) async {
    let window = await TestCloudy(readerZone: .tokyo)
      .window(showing: .sample(at: .march8 + hour * 3600, icon: .rain))
    #expect(window.sky == Sky(light: light, air: .rain))
  }

  @Test(
    arguments: [
      (WeatherIcon.clearDay, Sky.Air.clear), (.wind, .clear), (.unknown, .clear), (.cloudy, .clouds),
      (.partlyCloudyDay, .clouds), (.fog, .fog), (.rain, .rain), (.sleet, .snow), (.snow, .snow),
    ] as [(WeatherIcon, Sky.Air)])
  func airFollowsTheWeather(icon: WeatherIcon, air: Sky.Air) async {
    let window = await TestCloudy().window(showing: .sample(icon: icon))
    #expect(window.sky?.air == air)
  }

  @Test func noSkyWithoutWeather() {
    #expect(TestCloudy().window().sky == nil)
  }
}
