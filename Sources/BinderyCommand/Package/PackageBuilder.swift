internal import Foundation

/// Builds a program with optimization, and packs it.
struct PackageBuilder {
  let package: DebianPackage
  /// The traits with which the program is built.
  let traits: [String]
  /// The files for the folder with documentation.
  let documentation: [String]

  private let out = ".build/package"
  private var root: String { out + "/root" }
  private let files = FileManager.default

  /// Packs the program of the package in this folder.
  ///
  /// - Returns: The path of the Debian package.
  /// - Throws: ``PackageProblem``, ``ToolProblem`` or ``FileProblem``.
  func build() throws -> String {
    try package.validate()
    try checkTools()
    for path in documentation where !files.fileExists(atPath: path) {
      throw PackageProblem.missingFile(path: path)
    }
    let products = try buildProgram()
    Console.report("Packing…")
    try? files.removeItem(atPath: out)
    try FileWriter.add(try package.files(), to: root)
    try copyProgram(from: products)
    try Self.checkStart(of: root + "/" + package.programPath)
    return try pack()
  }

  private func checkTools() throws(PackageProblem) {
    for (tool, name) in [("dpkg-deb", "dpkg"), ("dpkg-shlibdeps", "dpkg-dev"), ("strip", "binutils")]
    where !Tool.exists(tool) {
      throw .missingTool(tool, package: name)
    }
    // Foundation's network part is linked statically, and needs the headers and libraries of curl; the store in PostgreSQL those of libpq.
    let libraries = ["libcurl4-openssl-dev"] + (traits.contains("PostgreSQL") ? ["libpq-dev"] : [])
    for library in libraries {
      let state = try? Tool.output([
        "dpkg-query", "--show", "--showformat", "${db:Status-Status}", library,
      ])
      guard state == "installed" else { throw .missingPackage(library) }
    }
  }

  /// Returns the folder with the program.
  private func buildProgram() throws -> String {
    var options = ["--configuration", "release", "--product", package.program, "--static-swift-stdlib"]
    if !traits.isEmpty { options += ["--traits", traits.joined(separator: ",")] }
    Console.report(
      "Building \(package.program) with optimization. The first time, about ten minutes of processor time…")
    try Tool.run(["swift", "build"] + options)
    return try Tool.output(["swift", "build", "--show-bin-path"] + options)
  }

  private func copyProgram(from products: String) throws {
    let program = root + "/" + package.programPath
    let folder = URL(filePath: program).deletingLastPathComponent().path
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try files.copyItem(atPath: products + "/" + package.program, toPath: program)
    try Tool.run(["strip", "--strip-unneeded", program])
    for name in try files.contentsOfDirectory(atPath: products).sorted() where name.hasSuffix(".resources") {
      try files.copyItem(atPath: products + "/" + name, toPath: folder + "/" + name)
    }
    let commands = root + "/usr/bin"
    try files.createDirectory(atPath: commands, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: commands + "/" + package.name,
      withDestinationPath: "../lib/\(package.folder)/\(package.program)")
    let pages = root + "/" + package.documentationPath
    try files.createDirectory(atPath: pages, withIntermediateDirectories: true)
    for path in documentation {
      try files.copyItem(atPath: path, toPath: pages + "/" + URL(filePath: path).lastPathComponent)
    }
    if files.fileExists(atPath: "LICENSE") {
      try files.copyItem(atPath: "LICENSE", toPath: pages + "/copyright")
    }
  }

  private func pack() throws -> String {
    let architecture = try Tool.output(["dpkg", "--print-architecture"])
    let size = try Tool.output(["du", "-sk", "--exclude=DEBIAN", root]).prefix { $0.isNumber }
    let control = package.control(architecture: architecture, depends: try depends(), size: Int(size) ?? 0)
    try FileWriter.add([NewFile(path: "DEBIAN/control", text: control)], to: root)
    try Tool.run(["chmod", "-R", "u=rwX,go=rX", root])
    // It holds the keys of services. The system's manager reads it for the service, so that nobody else has to.
    try Tool.run(["chmod", "0600", root + "/" + package.configurationPath])
    let file = "\(out)/\(package.name)_\(package.version)_\(architecture).deb"
    _ = try Tool.output(["dpkg-deb", "--root-owner-group", "--build", root, file])
    return file
  }

  /// Returns the packages with the libraries that the program needs.
  private func depends() throws -> String {
    // dpkg-shlibdeps reads the name of the source package from debian/control.
    let control = "Source: \(package.name)\n\nPackage: \(package.name)\nArchitecture: any\n"
    try FileWriter.add([NewFile(path: "debian/control", text: control)], to: out)
    let output = try Tool.output(["dpkg-shlibdeps", "-O", "root/" + package.programPath], in: out)
    let field = "shlibs:Depends="
    guard let line = output.split(separator: "\n").first(where: { $0.hasPrefix(field) }) else {
      throw ToolProblem(command: "dpkg-shlibdeps root/\(package.programPath)")
    }
    return String(line.dropFirst(field.count))
  }
}
