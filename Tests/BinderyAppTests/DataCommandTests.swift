internal import ArgumentParser
internal import BinderyStore
internal import Foundation
@testable internal import BinderyApp
internal import TestSupport
internal import Testing

/// `gallery data copy` on folders.
struct DataCommandTests {
  private struct Note: Record {
    static let collection = "test.note"
    let id: Int
  }

  private func fill(_ folder: String) async throws {
    let store = try Store.open(folder: folder)
    try await store.write { for id in 0..<700 { try $0.save(Note(id: id)) } }
    store.close()
  }

  private func run(_ arguments: String...) async throws {
    let command = try DataCommand.parseAsRoot(["copy"] + arguments)
    guard let copy = command as? CopyCommand else { throw ExitCode(-1) }
    try await copy.run()
  }

  @Test func aFolderIsCopied() async throws {
    try await withFolder { folder in
      try await fill(folder + "/a")
      try await run("--from", folder + "/a", "--to", folder + "/b")
      let copy = try Store.open(folder: folder + "/b")
      #expect(try await copy.all(Note.self).map(\.id) == Array(0..<700))
      copy.close()
      await #expect(throws: ExitCode(EX_CANTCREAT)) {
        try await run("--from", folder + "/a", "--to", folder + "/b")
      }
      try await run("--from", folder + "/a", "--to", folder + "/b", "--replace")
    }
  }

  @Test func aSourceWithoutDataIsAUsageErrorAndCreatesNothing() async throws {
    try await withFolder { folder in
      await #expect(throws: ExitCode(EX_USAGE)) {
        try await run("--from", folder + "/a", "--to", folder + "/b")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.isEmpty)
    }
  }

  @Test func theSamePlaceIsAUsageError() async throws {
    try await withFolder { folder in
      try await fill(folder)
      await #expect(throws: ExitCode(EX_USAGE)) {
        try await run("--from", folder, "--to", folder + "/../" + URL(filePath: folder).lastPathComponent)
      }
      await #expect(throws: ExitCode(EX_USAGE)) { try await run("--from", folder, "--to", "") }
    }
  }

  @Test func theReportHasALineForEachPartAndTheNumbers() {
    var lines: [String] = []
    let report = CopyReport { lines.append($0) }
    func progress(_ phase: CopyProgress.Phase, records: Int) -> CopyProgress {
      CopyProgress(phase: phase, records: records, events: 1, isResumed: true)
    }
    report.show(progress(.copying(collection: "pets"), records: 1))
    report.show(progress(.copying(collection: "pets"), records: 501))
    report.show(progress(.copying(collection: "pets"), records: 10_001))
    report.finish(progress(.verifying, records: 10_001))
    #expect(
      lines == [
        "An interrupted copy is continued after 1 record and 1 result of an event.",
        "Copying pets, after 1 record and 1 result of an event.",
        "Copying pets, after 10001 records and 1 result of an event.",
        "Copied 10001 records and 1 result of an event. Numbers and checksums agree.",
      ])
  }

  @Test func aFolderInUseIsBackedUp() async throws {
    try await withFolder { folder in
      try await fill(folder + "/a")
      let store = try Store.open(folder: folder + "/a")
      defer { store.close() }
      try await backUp("--from", folder + "/a", "--to", folder + "/b")
      let copy = try Store.open(folder: folder + "/b")
      #expect(try await copy.all(Note.self).count == 700)
      copy.close()
      await #expect(throws: ExitCode(EX_UNAVAILABLE)) {
        try await backUp("--from", folder + "/a", "--to", folder + "/b")
      }
      await #expect(throws: ExitCode(EX_USAGE)) {
        try await backUp("--from", folder + "/nothing", "--to", folder + "/c")
      }
    }
  }

  private func backUp(_ arguments: String...) async throws {
    let command = try DataCommand.parseAsRoot(["backup"] + arguments)
    guard let backUp = command as? BackUpCommand else { throw ExitCode(-1) }
    try await backUp.run()
  }
}
