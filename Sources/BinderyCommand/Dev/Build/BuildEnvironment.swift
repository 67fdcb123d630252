/// The variables with which sources are built.
///
/// The package manager compiles all manifests again whenever a variable has changed, so that a terminal and an editor would do that to each
/// other. Only what a build needs is left.
enum BuildEnvironment {
  private static let kept: Set<String> = [
    "HOME", "PATH", "TMPDIR", "USER", "LD_LIBRARY_PATH", "LIBRARY_PATH", "CPATH", "PKG_CONFIG_PATH",
    "SWIFT_EXEC", "TOOLCHAINS",
    "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSH_AUTH_SOCK",
  ]

  /// With the hashes of each run, the package manager writes several traits in an order that changes by chance, and compiles everything again.
  private static let fixed = ["LANG": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"]

  /// Returns the variables of an environment that a build needs.
  static func cleaned(_ environment: [String: String]) -> [String: String] {
    environment.filter { kept.contains($0.key) }.merging(fixed) { $1 }
  }
}
