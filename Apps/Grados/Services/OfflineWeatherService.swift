internal import BinderyHTTP
internal import Foundation
internal import Places

/// Asks a service, and makes up the weather while that is out of reach. Whoever shows it can tell.
struct OfflineWeatherService: WeatherService {
  let service: any WeatherService
  let now: @Sendable () -> Date

  func weather(at coordinate: Coordinate) async throws -> Weather {
    do {
      return try await service.weather(at: coordinate)
    } catch let error as HTTPError {
      guard case .offline = error else { throw error }
      return await SampleWeatherService(reason: error.localizedDescription, now: now).weather(at: coordinate)
    }
  }
}
