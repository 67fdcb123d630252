@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// A program that was copied to a server without the folders beside it. It finds nothing where it was built, also on this machine.
  @Suite(.timeLimit(.minutes(10)))
  struct ResourceJourney {
    @Test(arguments: ["BinderyHTML", "Grados"])
    func missingResourceFoldersAreReported(module: String) async throws {
      try await withFolder { folder in
        let program = try ServerProcess.executable("gallery")
        let copy = folder + "/gallery"
        try MadeProgram.copy(program, to: copy)
        let built = URL(filePath: program).deletingLastPathComponent()
        for name in try FileManager.default.contentsOfDirectory(atPath: built.path)
        where name.hasSuffix(".resources") && !name.hasSuffix("_\(module).resources") {
          try FileManager.default.createSymbolicLink(
            atPath: folder + "/" + name, withDestinationPath: built.appending(path: name).path)
        }
        let (output, code) = try await ServerProcess.run(
          copy, ["--sample", "--port", "0", "--data", folder + "/data"], home: folder)
        #expect(output.contains("There is no folder \(folder)/*_\(module).resources/"))
        #expect(output.contains("Copy the program together with all folders ending in “.resources”"))
        #expect(code != 0 && code < 128, "It says so instead of trapping.")
      }
    }
  }
}
