/// A Debian package of an app's program: where its files are, and what they contain.
struct DebianPackage: Equatable, Sendable {
  /// The name of the package, of its service and of its command: `kanban`.
  let name: String
  /// The name of the program's file.
  let program: String
  /// The name of its folders in `/etc`, `/usr/lib` and `/var/lib`.
  let folder: String
  let version: String
  /// What it is, in a few words.
  let summary: String
  /// The name and the email address of the maintainer.
  let maintainer: String
  /// The packages that improve it.
  let recommends: [String]

  /// Checks what other programs read.
  ///
  /// - Throws: ``PackageProblem``.
  func validate() throws(PackageProblem) {
    for name in [name, folder] where name.wholeMatch(of: /[a-z0-9][a-z0-9+.\-]+/) == nil {
      throw .option(
        "name", name,
        remedy:
          "Give two or more small letters, digits, hyphens and dots, beginning with a letter or a digit.")
    }
    guard version.wholeMatch(of: /[0-9][A-Za-z0-9.+~\-]*/) != nil else {
      throw .option("package-version", version, remedy: "Give a version such as 1.2.0.")
    }
    for (option, text) in [("summary", summary), ("maintainer", maintainer)] {
      guard !text.isEmpty, !text.contains(where: \.isNewline) else {
        throw .option(option, text, remedy: "Give one line of text.")
      }
    }
    for package in recommends where package.wholeMatch(of: /[a-z0-9][a-z0-9+.\-]+/) == nil {
      throw .option("recommends", package, remedy: "Give the name of a Debian package.")
    }
  }

  /// The path of the program below the root of the system.
  var programPath: String { "usr/lib/\(folder)/\(program)" }
  /// The path of the configuration.
  var configurationPath: String { "etc/\(folder)/\(program).conf" }
  /// The path of the folder with documentation.
  var documentationPath: String { "usr/share/doc/\(name)" }

  /// Returns the service, its configuration, and the scripts that the package manager runs, at their paths below the root of the system.
  ///
  /// - Parameter root: The folder of all templates.
  /// - Throws: ``FileProblem/missingTemplate(path:)``.
  func files(from root: String = ProgramFiles.templates) throws(FileProblem) -> [NewFile] {
    let files = try Template("debian", in: root).files().map { file in
      var file = file.replacing([
        ("SUMMARY", summary), ("FOLDER", folder), ("PROGRAM", program), ("NAME", name),
      ])
      switch file.path {
      case "\(name).service": file.path = "usr/lib/systemd/system/\(file.path)"
      case "\(program).conf": file.path = configurationPath
      default: file.path = "DEBIAN/\(file.path)"
      }
      return file
    }
    return files + [NewFile(path: "DEBIAN/conffiles", text: "/\(configurationPath)\n")]
  }

  /// Returns the control file.
  /// - Parameters:
  ///   - architecture: The machines for which the program was built: `amd64`.
  ///   - depends: The packages that it needs, as dpkg-shlibdeps lists them.
  ///   - size: The size of its files in kibibytes.
  func control(architecture: String, depends: String, size: Int) -> String {
    let recommended = recommends.isEmpty ? "" : "Recommends: \(recommends.joined(separator: ", "))\n"
    return """
      Package: \(name)
      Version: \(version)
      Architecture: \(architecture)
      Maintainer: \(maintainer)
      Section: web
      Priority: optional
      Depends: \(depends)
      \(recommended)Installed-Size: \(size)
      Description: \(summary)
       A system service shows it in browsers, and the command \(name) --terminal in
       a terminal.

      """
  }
}
