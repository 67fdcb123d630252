internal import BinderyViewModels
internal import CloudyModels
internal import CloudyViewModels
internal import Foundation
internal import struct Places.Coordinate

/// Finds a place and fetches its weather, within a timeout.
struct WeatherTeller: Sendable {
  let services: Services
  let context: DisplayContext

  /// The weather that is asked for.
  /// - Throws: ``PlaceNotFound``, or what the services throw.
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

  /// The forecast; where it can't be had, the last one that was kept.
  private func forecast(at coordinate: Coordinate, before deadline: Deadline) async throws -> Forecast {
    do {
      return try await deadline.limit { try await services.weather.forecast(for: coordinate) }
    } catch {
      guard let last = await services.weather.lastForecast(for: coordinate) else { throw error }
      return last
    }
  }
}

/// There is no place of this name.
struct PlaceNotFound: Error, Equatable, LocalizedError {
  let name: String

  var errorDescription: String? { "No places found for “\(name)”." }
}
