internal import BinderyServices

/// A trait of the package without which a program was built.
enum MissingTrait: String {
  case tls = "TLS"
  case postgreSQL = "PostgreSQL"

  /// Returns the error for an option that needs the trait.
  func error(source: String, value: String?) -> ConfigurationError {
    let name = ProgramDescription.current.name
    return ConfigurationError(
      source: source, value: value,
      remedy:
        "This program was built without \(rawValue). Build it with “swift build --traits \(rawValue) --product \(name)”, or name the trait \(rawValue) where its Package.swift names Bindery."
    )
  }
}
