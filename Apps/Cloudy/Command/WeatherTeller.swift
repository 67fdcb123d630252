internal import BinderyViewModels
internal import CloudyViewModels
internal import Foundation
internal import Places

/// Finds a place and fetches its weather, within a timeout.
struct WeatherTeller: Sendable {
  let services: Services
  let context: DisplayContext

  /// Returns the requested weather.
  /// - Throws: ``PlaceNotFound``, or the errors of the services.
  func line(for request: NowRequest) async throws -> WeatherLine {
    let deadline = Deadline(after: request.timeout)
    let place = try await deadline.limit { try await self.place(of: request) }
    return WeatherLine(
      place, try await forecast(at: place.coordinate, before: deadline), settings: request.settings,
      context: context)
  }

  private func place(of request: NowRequest) async throws -> Place {
    guard let name = request.name else { return Place(name: "", coordinate: request.coordinate) }
    guard let place = try await services.geocoding.places(named: name).first else {
      throw PlaceNotFound(name: name)
    }
    return place
  }

  /// Returns the forecast; if it is unavailable, the last one that was stored.
  private func forecast(at coordinate: Coordinate, before deadline: Deadline) async throws -> Forecast {
    do {
      return try await deadline.limit { try await services.weather.forecast(for: coordinate) }
    } catch {
      guard let last = await services.weather.lastForecast(for: coordinate) else { throw error }
      return last
    }
  }
}

/// No place has the given name.
struct PlaceNotFound: Error, Equatable, LocalizedError {
  let name: String

  var errorDescription: String? { "No places found for “\(name)”." }
}
