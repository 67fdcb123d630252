/// One choice of the settings, as a row shows it.
public protocol SettingsRepresentable: Representable {
  /// Makes it the chosen one of its group. Does nothing where it is already.
  func choose()
}
