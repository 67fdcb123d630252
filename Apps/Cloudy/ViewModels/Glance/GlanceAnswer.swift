internal import CloudyModels
internal import Foundation
internal import struct Places.Coordinate

/// What is known of the weather of one place, after it was asked for.
struct GlanceAnswer: Sendable {
  let point: Place.ID
  let state: WeatherState

  /// Asks a service; a failure is an answer too.
  /// - Throws: `CancellationError` where the task was cancelled.
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
