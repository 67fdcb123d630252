import Foundation
import Testing

@testable import BinderyCommand
@testable import TestSupport

struct DebianPackageTests {
  private func package(
    name: String = "kanban", version: String = "1.2.0", summary: String = "a board", recommends: [String] = []
  ) -> DebianPackage {
    DebianPackage(
      name: name, program: "board", folder: "boards", version: version, summary: summary,
      maintainer: "Ada <ada@example.org>", recommends: recommends)
  }

  @Test func everyFileHasItsPlace() throws {
    let files = try package().files(from: Repository.templates)
    #expect(
      Set(files.map(\.path)) == [
        "usr/lib/systemd/system/kanban.service", "etc/boards/board.conf", "DEBIAN/postinst", "DEBIAN/prerm",
        "DEBIAN/postrm", "DEBIAN/conffiles",
      ])
    #expect(files.first { $0.path == "DEBIAN/conffiles" }?.text == "/etc/boards/board.conf\n")
    for script in ["postinst", "prerm", "postrm"] {
      #expect(files.first { $0.path == "DEBIAN/\(script)" }?.isExecutable == true)
    }
  }

  @Test func noPlaceholderIsLeft() throws {
    for file in try package().files(from: Repository.templates) {
      #expect(!file.text.contains(/NAME\b|FOLDER|PROGRAM|SUMMARY/), "\(file.path)")
    }
  }

  @Test func theServiceStartsTheProgramWithItsDataAndConfiguration() throws {
    let unit = try #require(
      try package().files(from: Repository.templates).first { $0.path.hasSuffix(".service") })
    #expect(unit.text.contains("ExecStart=/usr/lib/boards/board --data /var/lib/boards\n"))
    #expect(unit.text.contains("EnvironmentFile=-/etc/boards/board.conf\n"))
    #expect(unit.text.contains("StateDirectory=boards\n"))
    #expect(unit.text.contains("Description=a board\n"))
  }

  @Test func theControlFileListsWhatTheProgramNeeds() {
    let control = package(recommends: ["graphicsmagick", "libjs-leaflet"])
      .control(architecture: "amd64", depends: "libc6, libsqlite3-0", size: 120)
    #expect(
      control.hasPrefix(
        "Package: kanban\nVersion: 1.2.0\nArchitecture: amd64\nMaintainer: Ada <ada@example.org>\n"))
    #expect(
      control.contains(
        "Depends: libc6, libsqlite3-0\nRecommends: graphicsmagick, libjs-leaflet\nInstalled-Size: 120\n"))
    #expect(control.hasSuffix("\n"))
    #expect(!package().control(architecture: "amd64", depends: "libc6", size: 1).contains("Recommends"))
  }

  @Test func valuesThatWouldBreakThePackageAreRefused() {
    #expect(throws: Never.self) { try package().validate() }
    for package in [
      package(name: "Kanban"), package(name: "k"), package(name: "a b"), package(name: "../x"),
      package(version: ""),
      package(version: "1.0\nDepends: x"), package(summary: ""), package(summary: "a\nPackage: b"),
      package(recommends: ["a, b"]),
    ] {
      #expect(throws: PackageProblem.self) { try package.validate() }
    }
  }
}

struct PackageManifestTests {
  private func manifest(_ products: String) throws -> PackageManifest {
    try PackageManifest(
      json: #"{"name": "kanban", "path": "/kanban", "targets": [], "products": [\#(products)]}"#)
  }
  private let board = #"{"name": "board", "targets": ["Board"], "type": {"executable": null}}"#
  private let tool = #"{"name": "tool", "targets": ["Tool"], "type": {"executable": null}}"#
  private let library = #"{"name": "Kanban", "targets": ["Kanban"], "type": {"library": ["automatic"]}}"#

  @Test func theOnlyProgramIsMeant() throws {
    #expect(try manifest("\(library), \(board)").program(named: nil) == "board")
  }

  @Test func oneOfSeveralProgramsHasToBeNamed() throws {
    let manifest = try manifest("\(tool), \(board)")
    #expect(throws: PackageProblem.programs(["tool", "board"])) { try manifest.program(named: nil) }
    #expect(try manifest.program(named: "board") == "board")
    #expect(throws: PackageProblem.programs(["tool", "board"])) { try manifest.program(named: "other") }
  }

  @Test func aPackageWithoutProgramsIsRefused() throws {
    let manifest = try manifest(library)
    #expect(throws: PackageProblem.programs([])) { try manifest.program(named: nil) }
  }
}

struct PackageStartTests {
  private func program(_ script: String, in folder: TemporaryFolder) throws -> String {
    let program = folder.path + "/program"
    try MadeProgram.write(script, to: program)
    return program
  }

  @Test func aProgramThatPrintsItsAddressStarts() throws {
    let folder = try TemporaryFolder()
    // It runs until it is ended.
    let program = try program("echo Kanban is at http://127.0.0.1:8080; exec sleep 600", in: folder)
    #expect(throws: Never.self) { try PackageBuilder.checkStart(of: program) }
  }

  @Test func aProgramThatMissesAFileIsReportedWithItsSentence() throws {
    let folder = try TemporaryFolder()
    let program = try program(
      "echo There is no folder /x/bindery_BinderyHTML.resources. >&2; exit 69", in: folder)
    #expect(throws: PackageProblem.start(output: "There is no folder /x/bindery_BinderyHTML.resources.")) {
      try PackageBuilder.checkStart(of: program)
    }
  }
}
