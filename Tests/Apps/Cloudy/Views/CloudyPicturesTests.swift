import BinderyViews
import Cloudy
import Foundation
import Testing

struct CloudyPicturesTests {
  @Test(arguments: ["clear-day", "clear-night", "rain", "snow", "sleet", "cloudy", "fog", "unknown"])
  func eachWeatherHasItsDrawing(name: String) {
    #expect(FileManager.default.fileExists(atPath: "\(PictureCatalog.cloudy.folder)/\(name).svg"))
  }
}
