internal import Bindery

/// One choice of a group of settings.
public struct SettingViewModel<Notation: Hashable & Sendable>: SettingsRepresentable, Identifiable {
  /// The choice.
  public let id: Notation
  /// The label: `24 Hour`.
  public let text: String
  private let setting: any WritableKeyPath<Settings, Notation> & Sendable
  private let settings: SharedSettings
  private let save: Command<SettingsChange, Void>

  init(
    _ notation: Notation, _ text: String, of setting: any WritableKeyPath<Settings, Notation> & Sendable,
    settings: SharedSettings, save: Command<SettingsChange, Void>
  ) {
    id = notation
    self.text = text
    self.setting = setting
    self.settings = settings
    self.save = save
  }

  /// Whether the choice is selected.
  public var isChecked: Bool? { settings.value[keyPath: setting] == id }

  /// Selects the choice in every window, and stores it.
  public func choose() {
    guard isChecked != true else { return }
    save.execute { [setting, id] in $0[keyPath: setting] = id }
  }
}

/// A function that changes some of the settings.
typealias SettingsChange = @Sendable (inout Settings) -> Void
