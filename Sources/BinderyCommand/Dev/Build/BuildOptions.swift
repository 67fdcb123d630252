/// What is built, and how.
struct BuildOptions: Sendable {
  /// The folder of the package.
  let root: String
  let product: String
  let scratchPath: String
  let traits: [String]

  /// The folder with what is built.
  var folder: String { scratchFolder + "/debug" }
  /// The program that the package manager links.
  var program: String { folder + "/" + product }
  /// The file with the commands of the package manager.
  var manifest: String { scratchFolder + "/debug.yaml" }

  private var scratchFolder: String { scratchPath.hasPrefix("/") ? scratchPath : root + "/" + scratchPath }

  /// The command of the package manager.
  var command: [String] {
    ["swift", "build", "--product", product, "--scratch-path", scratchPath]
      + (traits.isEmpty ? [] : ["--traits", traits.joined(separator: ",")])
  }
}

/// The result of a build.
enum BuildResult: Sendable, Equatable {
  /// The path of the program.
  case succeeded(String)
  case failed([Diagnostic])
}
