internal import Foundation

/// Where a new package finds Bindery.
enum BinderySource: Equatable, Sendable {
  /// A copy on this machine.
  case folder(String)
  /// A version in a Git repository.
  case repository(String, from: String)

  /// The source that options name; without them, the copy from which this program was built.
  ///
  /// - Throws: ``SourceProblem``.
  init(local: String?, url: String?, from version: String?) throws(SourceProblem) {
    if let url {
      guard local == nil else { throw .ambiguous }
      guard Self.isPlain(url), Self.name(of: url) == "bindery" else { throw .address(url) }
      let version = version ?? Self.version
      guard version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil else { throw .version(version) }
      self = .repository(url, from: version)
    } else {
      guard version == nil else { throw .versionWithoutAddress }
      // The copy of a package that uses Bindery is that package's own.
      guard let folder = local ?? (ProgramFiles.source.contains("/.build/") ? nil : ProgramFiles.source)
      else {
        throw .unknown
      }
      let path = URL(filePath: folder).standardizedFileURL.path
      let manifest = try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
      guard Self.isPlain(path), manifest?.contains(#"name: "bindery""#) == true else { throw .folder(path) }
      self = .folder(path)
    }
  }

  /// The version of Bindery to which this program belongs.
  static let version = "0.1.0"

  /// The dependency in the manifest of the templates.
  static let placeholder = #".package(name: "bindery", path: "../bindery")"#

  /// The dependency in a manifest.
  var dependency: String {
    switch self {
    case .folder(let path): #".package(name: "bindery", path: "\#(path)")"#
    case .repository(let url, let version): #".package(url: "\#(url)", from: "\#(version)")"#
    }
  }

  /// The name of the build folder that apps with the same source share.
  var buildFolder: String {
    switch self {
    case .folder(let path): path.split(separator: "/").joined(separator: "-").filter { !" $#:".contains($0) }
    case .repository(_, let version): version
    }
  }

  /// Whether a text can be written between quotes.
  private static func isPlain(_ text: String) -> Bool {
    !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
  }

  /// The name by which the package manager knows a repository.
  private static func name(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last?.lowercased() ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

/// The reason why Bindery is not found.
enum SourceProblem: Error, Equatable, CustomStringConvertible {
  case ambiguous
  case address(String)
  case version(String)
  case versionWithoutAddress
  case folder(String)
  case unknown

  var description: String {
    switch self {
    case .ambiguous: "Give either --local or --url."
    case .address(let url):
      "--url is “\(url)”, which is not the address of a repository named bindery. Give one such as https://git.example.org/bindery.git."
    case .version(let text): "--from is “\(text)”. Give a version such as \(BinderySource.version)."
    case .versionWithoutAddress: "--from needs --url, the address of a repository."
    case .folder(let path):
      "There is no Bindery in \(path). Give the folder with its Package.swift to --local."
    case .unknown: "Where is Bindery? Give a folder to --local, or the address of a repository to --url."
    }
  }
}
