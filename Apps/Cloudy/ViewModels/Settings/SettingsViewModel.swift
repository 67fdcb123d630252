internal import Bindery
internal import Foundation

/// A choice of a time format.
public typealias TimeSettingViewModel = SettingViewModel<Settings.TimeNotation>
/// A choice of units.
public typealias UnitsSettingViewModel = SettingViewModel<Settings.UnitsNotation>
/// A choice of temperature scale.
public typealias TemperatureSettingViewModel = SettingViewModel<Settings.TemperatureNotation>

/// The settings: three groups, in each of which one choice is checked.
@MainActor
public final class SettingsViewModel {
  /// `Settings`
  public let title = "Settings"
  /// `12 Hour` and `24 Hour`.
  public let times: [TimeSettingViewModel]
  /// `Imperial` and `Metric`.
  public let units: [UnitsSettingViewModel]
  /// `Fahrenheit` and `Celsius`.
  public let temperatures: [TemperatureSettingViewModel]

  @Box private var saveFailure: String?
  private let settings: SharedSettings
  private let bag = DisposeBag()

  init(settings: SharedSettings) {
    let save = Command<SettingsChange, Void>(.queue) { change in
      try await settings.update(change)
    }
    self.settings = settings
    times = [(.twelveHour, "12 Hour"), (.twentyFourHour, "24 Hour")].map {
      TimeSettingViewModel($0, $1, of: \.time, settings: settings, save: save)
    }
    units = [(.imperial, "Imperial"), (.metric, "Metric")].map {
      UnitsSettingViewModel($0, $1, of: \.units, settings: settings, save: save)
    }
    temperatures = [(.fahrenheit, "Fahrenheit"), (.celsius, "Celsius")].map {
      TemperatureSettingViewModel($0, $1, of: \.temperature, settings: settings, save: save)
    }
    save.results.bind { [weak self] in self?.saveFailure = nil }.disposed(by: bag)
    save.errors.bind(with: self) { $0.saveFailure = $1.localizedDescription }.disposed(by: bag)
  }

  /// The reason why settings couldn't be read or stored, as a sentence.
  public var failure: String? { saveFailure ?? settings.failure }

  /// Reads the settings again.
  public func retry() {
    saveFailure = nil
    WorkScope.start { [settings] in await settings.reload() }
  }
}
