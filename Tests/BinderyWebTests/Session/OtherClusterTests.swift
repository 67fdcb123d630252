import BinderyStore
import BinderyWeb
import Testing

@testable import TestSupport

/// Pages that reach a cluster with other data and other keys, for example because an address leads to two of them.
@Suite(.timeLimit(.minutes(10))) struct OtherClusterTests {
  @Test func aPageBeginsAnewInAnotherClusterAndContinuesInItsOwn() async throws {
    try await TakeoverTests.run { processes in
      let page = try await processes.page(withDraft: "Oolong tea")
      let state = page.savedState
      let (store, keys) = (try Store.inMemory(), try KeyRing(keys: [Array(repeating: 7, count: 32)]))
      try await HostServer.run(
        apps: { [NotesApp(store: store)] },
        configure: {
          $0.stateSealer = keys
          $0.eventLog = store
        }
      ) { other in
        let isContinued = try await page.connect(to: other)
        #expect(isContinued)
        #expect(!page.html.contains("Oolong tea"))
        // The page shows the sentence.
        let frame = try await page.frame("[-6")
        #expect(frame.contains("could not be restored"))
        #expect(other.host.count(of: .refusedSavedState) == 1)
      }
      #expect(try await page.connect(to: processes.b, savedState: state))
      #expect(page.html.contains("value=\"Oolong tea\""))
    }
  }
}
