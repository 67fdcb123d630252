import Bindery
import BinderyTesting
import Testing

@testable import BinderyViews

@MainActor
@Suite(.workScope) struct FileExporterTests {
  private struct Broken: Error, CustomStringConvertible {
    let description = "The cards are locked."
  }

  @Test func theFileIsWrittenWhenItIsExported() async throws {
    var runs = 0
    let host = TestHost {
      FileExporter("Export", name: "cards.csv") { file in
        runs += 1
        try await file.write("title\n")
        try await file.write([UInt8("1".unicodeScalars.first?.value ?? 0)])
      }
    }
    #expect(runs == 0)
    let file = try #require(await host.export("Export"))
    #expect(file.suggestedName == "cards.csv")
    #expect(file.data == Array("title\n1".utf8))
    #expect(host.shows("cards.csv was exported."))
    _ = await host.export("Export")
    #expect(runs == 2)
    host.expectAccessible()
  }

  @Test func anErrorIsShownInWords() async throws {
    let host = TestHost {
      FileExporter("Export", name: "cards.csv") { file in
        try await file.write("title\n")
        throw Broken()
      }
    }
    let file = await host.export("Export")
    #expect(file == nil)
    #expect(host.shows("cards.csv was not exported: The cards are locked."))
  }

  @Test func theProgressIsShownAndTheAppWaitsForTheHost() async throws {
    var parts = 0
    let host = TestHost {
      FileExporter("Export", name: "cards.csv") { file in
        for _ in 0..<3 {
          try await file.write([UInt8](repeating: 0, count: 1_200_000))
          parts += 1
        }
      }
    }
    host.tap("Export")
    let export = try #require(host.tree.takeExports().first)
    #expect(host.shows("0 B"))
    #expect(host.find(.role(.button, "Export"))?.isTrue(.isDisabled) == true)
    _ = try await export.next()
    #expect(parts == 0)
    #expect(host.shows("1.2 MB"))
    _ = try await export.next()
    #expect(parts == 1)
    #expect(host.shows("2.4 MB"))
  }

  @Test func aCanceledExportEndsTheAppsWork() async throws {
    var error: (any Error)?
    let host = TestHost {
      FileExporter("Export", name: "cards.csv") { file in
        do {
          for _ in 0..<9 { try await file.write("part") }
        } catch let reason {
          error = reason
          throw reason
        }
      }
    }
    host.tap("Export")
    let export = try #require(host.tree.takeExports().first)
    _ = try await export.next()
    host.tap("Cancel")
    await #expect(throws: CancellationError.self) { try await export.next() }
    await settle()
    #expect(host.shows("The export was canceled."))
    await host.wait(until: error is CancellationError)
  }

  @Test func aPartThatIsWrittenBeforeTheLastOneIsTakenIsAnError() async throws {
    let host = TestHost {
      FileExporter("Export", name: "cards.csv") { file in
        async let first: Void = file.write("a")
        async let second: Void = file.write("b")
        _ = try await (first, second)
      }
    }
    let file = await host.export("Export")
    #expect(file == nil)
    #expect(host.shows(.text(containing: "before the last call of write(_:) had returned")))
  }

  @Test(arguments: [(999, "999 B"), (1_000, "1 kB"), (2_000_000, "2 MB"), (2_460_000, "2.4 MB")])
  func sizesAreShort(bytes: Int, words: String) { #expect(FileSize.words(bytes) == words) }
}
