@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import Foundation
internal import Testing

extension Toolkit {
  /// Files that people export and import.
  @Suite(.timeLimit(.minutes(10)))
  struct FileTests {
    @Test func anExportIsDownloadedAndItsErrorsAreShown() async throws {
      let model = await Ledger()
      try await withApp({ WindowGroup("Ledger") { LedgerView(model: model) } }) { address in
        try await withFolder { folder in
          try await journey { browser in
            let page = try await browser.open(address)
            try await page.call(
              "Page.setDownloadBehavior", ["behavior": "allow", "downloadPath": .string(folder)])
            try await page.button("Export").click()
            try await page.wait(for: "Exporting ledger.csv")
            for (name, screen) in [("phone", Screen.phone), ("desktop", .desktop.dark)] {
              try await page.show(on: screen)
              try await page.screenshot("export-\(name)")
              let violations = try await page.violations()
              #expect(violations.isEmpty, "\(violations)")
            }
            await model.open()
            try await page.wait(for: "ledger.csv was exported.")
            let file = try await page.eventually("the file to be saved", within: Page.timeout) { _ in
              FileManager.default.contents(atPath: folder + "/ledger.csv")
            }
            #expect(String(decoding: file, as: UTF8.self) == "title\ncard\n")
            // The page and its window are still there.
            try await page.button("Press").click()
            try await page.wait(for: "Pressed")

            await MainActor.run { model.failure = "The cards are locked." }
            try await page.button("Export").click()
            try await page.wait(for: "ledger.csv was not exported: The cards are locked.")
            try await page.screenshot("export-failed")
          }
        }
      }
    }

    @Test func aFileOverTheLimitIsRefusedByThePage() async throws {
      let model = await Ledger()
      try await withApp({ WindowGroup("Ledger") { LedgerView(model: model) } }) { address in
        try await withFolder { folder in
          let (large, small) = (folder + "/large.txt", folder + "/small.txt")
          try Data(count: 30_000).write(to: URL(filePath: large))
          try Data("hello".utf8).write(to: URL(filePath: small))
          try await journey { browser in
            let page = try await browser.open(address)
            try await page.choose([large], in: ".photos-input")
            try await page.wait(for: "The file has 30 kB; the limit is 10 kB. Choose a smaller one.")
            try await page.screenshot("import-refused")
            try await page.button("Dismiss").click()
            try await page.choose([small], in: ".photos-input")
            try await page.wait(for: "Read 5 bytes")
          }
        }
      }
    }
  }
}

@MainActor
private final class Ledger {
  /// Whether the rest of the file can be written.
  private var isOpen = false
  private var waiting: CheckedContinuation<Void, Never>?
  @Box var failure: String?
  @Box var pressed = false
  @Box var bytes: Int?

  func open() {
    isOpen = true
    waiting?.resume()
    waiting = nil
  }

  func waitUntilOpen() async {
    if !isOpen { await withCheckedContinuation { waiting = $0 } }
  }
}

private struct LedgerError: Error, CustomStringConvertible {
  let description: String
}

private struct LedgerView: View {
  let model: Ledger

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        FileExporter("Export", name: "ledger.csv") { file in
          try await file.write("title\n")
          await model.waitUntilOpen()
          if let failure = model.failure { throw LedgerError(description: failure) }
          try await file.write("card\n")
        }
        FileImporter("Import", maximumBytes: 10_000) { file in model.bytes = file.data.count }
        if let bytes = model.bytes { Text("Read \(bytes) bytes") }
        Button("Press") { model.pressed = true }
        if model.pressed { Text("Pressed") }
      }
      .padding()
      .navigationTitle("Ledger")
    }
  }
}
