/// One choice of the settings, as a row shows it.
public protocol SettingsRepresentable: Representable {
  /// Selects the choice in its group. Has no effect if it is selected already.
  func choose()
}
