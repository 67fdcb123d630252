internal import BinderyViews
internal import Foundation

/// The client's files, read once from the module's resources.
public enum ClientFiles {
  /// All files that a host serves at ``ClientFile/path``, sorted by name.
  public static let all: [ClientFile] = files.map { file in
    ClientFile(name: file.name, contentType: contentType(of: file.name), bytes: file.bytes, hash: hash)
  }

  /// The version of all files together.
  public static let hash: String = fingerprint(of: files.map(\.bytes))

  /// The path of a file with this name.
  static func path(_ name: String) -> String { "/bindery/\(hash)/\(name)" }

  /// The drawings of all icons. A page has those that it shows; the client loads the others.
  static let icons = IconSprite(
    files.first { $0.name == "icons.svg" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")

  /// The names of the modules that every page runs, for preloading: `main.js`, and what it and they import at once.
  static let modules: [String] = {
    var found: [String] = []
    var pending = ["main.js"]
    while let name = pending.popLast() {
      guard !found.contains(name), let file = own.first(where: { $0.name == name }) else { continue }
      found.append(name)
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      where line.hasPrefix("import ") || line.hasPrefix("export ") {
        let address = line.split(separator: "\"").dropFirst().first ?? ""
        if address.hasPrefix("./") { pending.append(String(address.dropFirst(2))) }
      }
    }
    return found.sorted()
  }()

  private typealias File = (name: String, bytes: [UInt8])

  /// The folder of the client, without which no page works.
  package static let folder = ProgramBundle.folder(of: "BinderyHTML") + "/Client"

  private static let own: [File] = read(folder).map {
    $0.name.hasSuffix(".js") ? ($0.name, ScriptComments.removed(from: $0.bytes)) : $0
  }

  private static let files: [File] =
    (own + read(Leaflet.folder).filter { $0.name == "leaflet.min.js" || $0.name == "leaflet.css" })
    .sorted { $0.name < $1.name }

  /// Returns the files of a folder, sorted by name; empty if the folder does not exist.
  private static func read(_ folder: String) -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, Array($0)) }
    }
  }

  private static func contentType(of name: String) -> String {
    if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    return name.hasSuffix(".svg") ? "image/svg+xml" : "application/octet-stream"
  }

  /// Returns the FNV-1a hash of all bytes, which distinguishes versions and provides no security.
  static func fingerprint(of contents: [[UInt8]]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for bytes in contents {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
