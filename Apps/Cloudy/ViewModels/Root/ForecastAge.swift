internal import Bindery
internal import CloudyModels
internal import Foundation

/// How old the forecast on the screen is. While an old one is shown, its age grows with the clock.
@MainActor
final class ForecastAge {
  private let state: Driver<WeatherState>
  private let context: DisplayContext
  /// What time it was when the state or the minute changed last.
  @Box private(set) var now: Date
  private let minute = Relay<Void>()
  private var timer: Disposable?
  private let bag = DisposeBag()

  init(of state: Driver<WeatherState>, context: DisplayContext) {
    self.state = state
    self.context = context
    now = context.now()
    state.bind { [weak self] in self?.follow($0) }.disposed(by: bag)
  }

  /// `2 hours`; empty while there is no forecast.
  var words: String {
    guard let forecast = state.value.forecast else { return "" }
    return AgeText.words(seconds: now.timeIntervalSince(forecast.fetchedAt))
  }

  private func follow(_ state: WeatherState) {
    now = context.now()
    timer = nil
    guard state.forecast?.source == .stored else { return }
    timer = minute.signal.debounce(for: .seconds(60), clock: context.clock).bind { [weak self] in self?.tick()
    }
    minute.accept()
  }

  private func tick() {
    now = context.now()
    minute.accept()
  }
}
