internal import Foundation

/// The home folders of visitors, in which Foundation keeps `UserDefaults`, documents and caches.
struct VisitorHomes {
  /// The time after which the folder of a visitor who did not return is removed: that of the cookie by which they are known.
  static let lifetime: TimeInterval = 400 * 86_400

  private let folder: String
  /// The data folder, which remains that of the program.
  private let dataFolder: String

  /// Uses a subfolder of a data folder.
  init(in dataFolder: String) {
    // A home folder is an absolute path.
    self.dataFolder = URL(fileURLWithPath: dataFolder).path
    folder = self.dataFolder + "/visitors"
  }

  /// The folder of a visitor. Its name does not give their cookie away.
  func home(of visitor: BrowserToken) -> String {
    folder + "/" + IdentityDigest.text(.home, [visitor.description])
  }

  /// Creates the folder of a visitor.
  ///
  /// - Returns: The variables of the environment that lead there.
  /// - Throws: An error of the file system.
  func open(for visitor: BrowserToken, environment: [String: String]) throws -> [String: String?] {
    let home = home(of: visitor)
    let files = FileManager.default
    try files.createDirectory(
      atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try files.setAttributes([.modificationDate: Date()], ofItemAtPath: home)
    var variables: [String: String?] = ["HOME": home, "CFFIXED_USER_HOME": home, "BINDERY_DATA": dataFolder]
    for name in environment.keys where name.hasPrefix("XDG_") && name.hasSuffix("_HOME") {
      variables[name] = .some(nil)
    }
    // Where libpq looks for passwords, unless `PGPASSFILE` is set.
    if environment["PGPASSFILE"] == nil, let former = environment["HOME"] {
      variables["PGPASSFILE"] = former + "/.pgpass"
    }
    return variables
  }

  /// Removes the folder of a visitor if it is empty.
  func close(for visitor: BrowserToken) { rmdir(home(of: visitor)) }

  /// Removes the folders of visitors who did not return.
  func removeOld() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      if let date, Date().timeIntervalSince(date) > Self.lifetime { try? files.removeItem(atPath: path) }
    }
  }
}
