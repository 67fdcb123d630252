internal import Foundation
internal import Places

/// The result of fetching the weather of one place.
struct GlanceAnswer: Sendable {
  let point: Place.ID
  let state: WeatherState

  /// Fetches the weather. A failure is a result too.
  /// - Throws: `CancellationError` if the task was canceled.
  init(for place: GlancePlace, from weather: any WeatherService) async throws {
    point = place.point
    do {
      state = try await weather.state(at: place.coordinate)
    } catch let error as CancellationError {
      throw error
    } catch {
      state = .failed(reason: error.localizedDescription)
    }
  }
}
