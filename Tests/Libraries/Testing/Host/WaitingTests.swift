import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
@Suite(.workScope) struct WaitingTests {
  private struct Sender: View {
    @State private var state = "Draft"
    let send: @MainActor () async -> Void

    var body: some View {
      Text(state)
      Button("Send") {
        Task {
          state = "Sending"
          await send()
          state = "Sent"
        }
      }
    }
  }

  @Test func aTestWaitsForWhatATaskShows() async {
    let host = TestHost { Sender { await Task.detached {}.value } }
    host.tap("Send")
    await host.wait(until: host.shows("Sent"))
    #expect(host.shows("Sent"))
  }

  @Test func trueConditionsAreNotAwaited() async {
    let host = TestHost { Sender {} }
    host.tap("Send")
    await host.wait(until: host.shows("Draft"))
    #expect(host.shows("Draft"))
    await host.wait(until: host.shows("Sent"))
  }

  @Test func aConditionThatNeverHoldsFailsWithTheScreen() async {
    let host = TestHost { Text("Draft") }
    await withKnownIssue {
      await host.wait(until: host.shows("Sent"), limit: .milliseconds(30))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("did not become as expected") && $0.rawValue.contains("Draft")
      }
    }
  }
}
