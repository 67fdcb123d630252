@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// `bindery dev` and the pages of an app whose sources change. A script stands for the Swift compiler.
  @Suite(.timeLimit(.minutes(10)))
  struct DevelopmentJourneys {
    /// A package whose program shows the only line of its source.
    private struct Package {
      let folder: String

      init(_ folder: String) throws {
        self.folder = folder
        try write("package/Package.swift", "// manifest")
        try change("First text")
        try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
        try MadeProgram.write(Self.compiler, to: "\(folder)/bin/swift")
        let bindery = try ServerProcess.executable("bindery")
        // The port is the first option of the program.
        try MadeProgram.write(
          "cd '\(folder)/package' && exec '\(bindery)' dev -- \"$@\" --data '\(folder)/data'",
          to: folder + "/dev")
      }

      /// Writes the source, as an editor does that replaces it.
      func change(_ text: String) throws { try write("package/Sources/App/Text.swift", text) }

      private func write(_ name: String, _ text: String) throws {
        let url = URL(filePath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      }

      func serve() async throws -> ServerProcess {
        let note = try ServerProcess.executable("ChangingNote")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try await ServerProcess.start(
          folder + "/dev", environment: ["PATH": "\(folder)/bin:\(path)", "NOTE_PROGRAM": note], home: folder)
      }

      private static let compiler = #"""
        source=$PWD/Sources/App/Text.swift
        if [ "$1" = package ]; then
          printf '{"name":"app","path":"%s","products":[{"name":"app","type":{"executable":null}}],' "$PWD"
          printf '"targets":[{"name":"App","path":"Sources/App","product_memberships":["app"]}]}'
          exit
        fi
        text=$(cat "$source")
        case $text in *wrong*)
          printf '[1/1] Compiling App Text.swift\n%s:1:7: error: <b>%s</b>\n 1 | %s\n   | `- error\n' "$source" "$text" "$text"
          exit 1;;
        esac
        mkdir -p .build/debug
        { echo '#!/bin/sh'
          case $text in *traps*) echo 'kill -TRAP $$';; esac
          echo "BINDERY_TEST_TEXT='$text' exec \"\$NOTE_PROGRAM\" \"\$@\""
        } > .build/debug/app.new
        chmod +x .build/debug/app.new
        mv .build/debug/app.new .build/debug/app
        """#
    }

    private func withPackage(_ body: (Package, ServerProcess, Page) async throws -> Void) async throws {
      try await withFolder { folder in
        let package = try Package(folder)
        let server = try await package.serve()
        try await withServers([server]) {
          try await journey("development") { browser in
            let page = try await browser.open(server.address)
            page.tolerate("WebSocket")
            try await page.wait(for: "First text")
            try await page.wait(until: "document.documentElement.dataset.ready === ''")
            try await body(package, server, page)
          }
          #expect(await server.stop() == 0)
        }
      }
    }

    @Test func aChangeIsShownInTheOpenPageBesideWhatIsTyped() async throws {
      try await withPackage { package, _, page in
        let draft = page.role("textbox", "Draft")
        try await draft.click()
        try await page.type("Tea")
        try await page.wait(for: "Reads: Tea")
        try await page.evaluate("globalThis.isTheSameDocument = true")
        // More often than pages may be loaded again in a row without a pause.
        for text in ["Second text", "Third text", "Fourth text", "Fifth text", "Sixth text"] {
          try package.change(text)
          try await page.wait(for: text)
          try await page.wait(for: "Reads: Tea")
        }
        #expect(
          try await page.evaluate(
            "[globalThis.isTheSameDocument, document.activeElement.value].join()") == "true,Tea")
        try await page.type("!")
        try await page.wait(for: "Reads: Tea!")
      }
    }

    @Test func compileErrorsAreShownOverThePageWhichStaysUsable() async throws {
      try await withPackage { package, server, page in
        try package.change("wrong & more")
        try await page.wait(for: "Sources/App/Text.swift:1:7")
        let panel = "document.getElementById('problems')"
        #expect(try await page.evaluate("\(panel).role") == "alert")
        // Its text is text.
        #expect(
          try await page.evaluate(
            "\(panel).querySelector('b') === null && \(panel).innerText.includes('<b>wrong & more</b>')")
            == true)
        #expect(
          try await page.evaluate("\(panel).querySelector('pre').innerText.includes('1 | wrong & more')")
            == true)
        #expect(
          server.output.contains("Sources/App/Text.swift:1:7: error: <b>wrong & more</b>\n 1 | wrong & more"))
        try await page.role("textbox", "Draft").fill("Tea")
        try await page.wait(for: "Reads: Tea")
        // Escape closes it from wherever the focus is, and the next build shows what is wrong again.
        try await page.press("Escape")
        try await page.wait(until: "\(panel) === null")
        try package.change("wrong again")
        try await page.wait(for: "<b>wrong again</b>")
        try package.change("Second text")
        try await page.wait(for: "Second text")
        try await page.wait(until: "\(panel) === null")
        try await page.wait(for: "Reads: Tea")
      }
    }

    @Test func aProgramThatTrapsAtItsStartLeavesThePageOfTheOneBefore() async throws {
      try await withPackage { package, _, page in
        try package.change("This traps")
        try await page.wait(for: "before it served a page")
        try await page.role("textbox", "Draft").fill("Tea")
        try await page.wait(for: "Reads: Tea")
        try package.change("Second text")
        try await page.wait(for: "Second text")
        try await page.wait(for: "Reads: Tea")
      }
    }

    @Test func nothingIsLeftWhenTheToolIsKilled() async throws {
      try await withFolder { folder in
        let package = try Package(folder)
        let server = try await package.serve()
        let programs = Self.programs(in: folder)
        #expect(programs.count == 1)
        server.send(SIGKILL)
        await server.kill()
        // It ends when its link does, however long that takes on a busy machine.
        while !programs.allSatisfy({ kill($0, 0) != 0 }) {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
    }

    /// The processes that serve the note of a folder.
    private static func programs(in folder: String) -> [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { id in
        guard let line = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8) else {
          return false
        }
        return line.contains("ChangingNote\0") && line.contains(folder)
      }
    }
  }
}
