import BinderyCombine
import BinderyTesting
import BinderyViews
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct SignUpTests {
  private func withForm(perform: @MainActor (TestHost, TestClock) async -> Void) async {
    let clock = TestClock()
    await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
      let model = SignUpViewModel()
      let host = TestHost { SignUpView(viewModel: model) }
      await clock.advance(by: .seconds(1))
      await settle()
      await perform(host, clock)
      host.close()
    }
  }

  private func fillIn(_ host: TestHost, _ clock: TestClock) async {
    host.type("robin", into: "Username")
    host.type("robin@example.com", into: "Email")
    host.type("Correct7horse", into: .field("Password"))
    host.type("Correct7horse", into: "Repeat password")
    host.toggle("I accept the terms")
    await clock.advance(by: .seconds(1))
    await settle()
  }

  @Test func anEmptyFormHasNoMessagesAndCannotBeSent() async {
    await withForm { host, _ in
      #expect(host.find(.button("Sign Up"))?.isTrue(.isDisabled) == true)
      #expect(!host.shows("This is not an email address."))
      host.expectAccessible()
    }
  }

  @Test func shortUsernamesAreReportedAfterAPause() async {
    await withForm { host, clock in
      host.type("ro", into: "Username")
      await clock.advance(by: .milliseconds(300))
      #expect(!host.shows(.text(containing: "At least three characters.")))
      await clock.advance(by: .milliseconds(200))
      await settle()
      #expect(host.shows(.text(containing: "At least three characters.")))
    }
  }

  @Test func anEmailIsCheckedWhileItIsTyped() async {
    await withForm { host, _ in
      host.type("robin@", into: "Email")
      #expect(host.shows(.text(containing: "This is not an email address.")))
      host.type("example.com", into: "Email")
      #expect(!host.shows(.text(containing: "This is not an email address.")))
    }
  }

  @Test func aPasswordHasAStrengthAndHasToBeRepeated() async {
    await withForm { host, _ in
      host.type("abc", into: .field("Password"))
      #expect(host.shows("Weak"))
      host.type("defgh1", into: .field("Password"))
      #expect(host.shows("Fair"))
      host.type("other", into: "Repeat password")
      #expect(host.shows(.text(containing: "The passwords differ.")))
    }
  }

  @Test func aValidFormWelcomes() async {
    await withForm { host, clock in
      await fillIn(host, clock)
      host.tap(.button("Sign Up"))
      #expect(host.shows(.role(.alert, "Welcome, robin!")))
      host.tap("OK")
      #expect(!host.shows(.role(.alert)))
    }
  }
}
