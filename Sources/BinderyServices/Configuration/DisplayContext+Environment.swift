public import BinderyViewModels

extension DisplayContext {
  /// Creates the context of a process: the time in `BINDERY_NOW`, the locale in `BINDERY_LOCALE`, the time zone in `TZ`.
  ///
  /// - Parameter environment: The variables, usually those of the process.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String]) throws(ConfigurationError) {
    let reader = EnvironmentReader(environment)
    self.init(locale: try reader.locale(), timeZone: try reader.timeZone(), now: try reader.now())
  }
}
