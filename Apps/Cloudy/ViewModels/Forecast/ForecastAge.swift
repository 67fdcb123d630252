internal import Bindery
internal import BinderyViewModels
internal import Foundation
internal import Places

/// The age of the forecast on the screen. It is updated every minute while an old forecast is shown.
@MainActor
final class ForecastAge {
  private let state: Driver<WeatherState>
  private let clock: MinuteClock
  private let bag = DisposeBag()

  init(of state: Driver<WeatherState>, context: DisplayContext) {
    self.state = state
    clock = MinuteClock(context)
    state.bind(with: self) { $0.follow($1) }.disposed(by: bag)
  }

  /// The time of the last change of the state or the minute.
  var now: Driver<Date> { clock.$now }

  /// `2 hours`; empty while there is no forecast.
  var words: String {
    guard let forecast = state.value.forecast else { return "" }
    return AgeText.words(seconds: clock.now.timeIntervalSince(forecast.fetchedAt))
  }

  private func follow(_ state: WeatherState) {
    if state.forecast?.source == .stored { clock.start() } else { clock.stop() }
  }
}
