internal import Bindery
internal import BinderyViews
@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Toolkit {
  /// Pages over a network that holds messages: the state of controls before the server has replied.
  @Suite(.timeLimit(.minutes(10)))
  struct SlowNetworkTests {
    private func withPage(_ body: (Page, TCPRelay) async throws -> Void) async throws {
      try await withRelay(to: { WindowGroup("Panel") { PanelView() } }) { browser, relay in
        let page = try await browser.open(relay.address)
        page.tolerate("WebSocket", "ERR_")
        try await page.press("Count")
        try await page.wait(for: "Counted 1")
        try await body(page, relay)
      }
    }

    /// The tabs that are shown.
    private static let selected =
      "[...document.querySelectorAll('.tab')].map((tab) => 'selected' in tab.dataset ? 1 : 0).join('')"

    @Test func tabsSwitchBeforeTheReply() async throws {
      try await withPage { page, relay in
        relay.stall(.down)
        try await page.press("More")
        #expect(try await page.evaluate(Self.selected) == "010")
        relay.resume()
        try await page.wait(for: "More is here")
        #expect(try await page.evaluate(Self.selected) == "010")
      }
    }

    @Test func lastOfTwoPressedTabsIsShown() async throws {
      try await withPage { page, relay in
        relay.stall(.down)
        try await page.press("More")
        try await page.press("Controls")
        #expect(try await page.evaluate(Self.selected) == "100")
        relay.resume()
        try await page.wait(until: "document.body.textContent.includes('More is here')")
        #expect(try await page.evaluate(Self.selected) == "100")
      }
    }

    @Test func rejectedChangesAreReverted() async throws {
      try await withPage { page, relay in
        relay.stall(.down)
        try await page.evaluate("document.querySelector('.switch').click()")
        try await page.evaluate(
          """
          (() => {
            const select = document.querySelector('select');
            select.selectedIndex = 1;
            select.dispatchEvent(new Event('change', { bubbles: true }));
          })()
          """)
        try await page.press("Locked")
        let shown = """
          [document.querySelector('.switch').checked, document.querySelector('select').selectedIndex, \(Self.selected)].join()
          """
        #expect(try await page.evaluate(shown) == "true,1,001")
        relay.resume()
        try await page.wait(until: "\(shown) === 'false,0,100'")
      }
    }

    @Test func disclosuresOpenBeforeTheReply() async throws {
      try await withPage { page, relay in
        relay.stall(.down)
        try await page.evaluate("document.querySelector('summary').click()")
        #expect(try await page.evaluate("document.querySelector('details').open") == true)
        relay.resume()
        try await page.press("Count")
        try await page.wait(for: "Counted 2")
        #expect(try await page.evaluate("document.querySelector('details').open") == true)
      }
    }

    @Test(arguments: [TCPRelay.Direction.up, .down])
    func pressedControlsAreBusyUntilTheReply(direction: TCPRelay.Direction) async throws {
      try await withPage { page, relay in
        let box = "JSON.stringify(document.querySelector('.button').getBoundingClientRect())"
        let before = try await page.evaluate(box)
        let suffix = direction == .up ? "up" : "down"
        relay.stall(direction)
        try await page.press("Count")
        try await page.wait(until: "document.querySelector('.button').ariaBusy === 'true'")
        #expect(try await page.evaluate(box) == before)
        try await page.wait(for: "Waiting for the server…")
        for (name, screen) in [("desktop", Screen.desktop), ("phone", .phone)] {
          try await page.show(on: screen)
          try await page.screenshot("stalled-\(suffix)-\(name)-light")
          try await page.show(on: screen.dark)
          try await page.screenshot("stalled-\(suffix)-\(name)-dark")
        }
        try await page.show(on: .desktop)
        relay.resume()
        try await page.wait(for: "Counted 2")
        try await page.wait(until: "!document.querySelector('[aria-busy], [data-waits]')")
        try await page.wait(forNo: "Waiting for the server…")
      }
    }

    @Test func busyControlsRespectReducedMotion() async throws {
      try await withPage { page, relay in
        var screen = Screen.desktop
        let animation = "getComputedStyle(document.querySelector('.button')).animationName"
        relay.stall(.down)
        try await page.press("Count")
        try await page.wait(until: "document.querySelector('.button').ariaBusy === 'true'")
        #expect(try await page.evaluate(animation) == "waits")
        screen.prefersReducedMotion = true
        try await page.show(on: screen)
        try await page.wait(until: "\(animation) === 'none'")
        #expect(
          try await page.evaluate("getComputedStyle(document.querySelector('.button')).opacity") == "0.55")
        relay.resume()
      }
    }

    @Test func olderRepliesDoNotReplaceTypedText() async throws {
      try await withPage { page, relay in
        try await page.selector(".field-input").focus()
        try await page.type("ab")
        try await page.wait(for: "Upper: AB")
        relay.stall(.down)
        try await page.type("cd")
        relay.resume()
        try await page.wait(for: "Upper: ABCD")
        try await page.selector(".field-input").wait(until: "function() { return this.value === 'ABCD' }")
      }
    }

    @Test func developersCanSimulateASlowNetwork() async throws {
      try await withApp({ WindowGroup("Panel") { PanelView() } }) { address in
        try await journey { browser in
          let page = try await browser.open(address + "/?latency=300")
          // The button is busy for a moment only, which a busy machine would miss.
          try await page.evaluate(
            """
            window.busy = [];
            new MutationObserver((changes) => {
              for (const { target } of changes) busy.push(target.ariaBusy);
            }).observe(document.querySelector('.button'), { attributeFilter: ['aria-busy'] });
            """)
          try await page.press("Count")
          try await page.wait(for: "Counted 1")
          try await page.wait(until: "busy.join() === 'true,'")
        }
      }
    }
  }
}

extension Page {
  /// Presses the first button with this label immediately, regardless of its position.
  fileprivate func press(_ words: String) async throws {
    try await evaluate(
      """
      [...document.querySelectorAll('button')].find((one) => one.innerText.trim() === \(JSON.literal(words))).click()
      """)
  }
}

/// Controls of all kinds that pages change at once; some of them reject changes.
private struct PanelView: View {
  @State private var tab = "controls"
  @State private var count = 0
  @State private var isOpen = false
  @State private var name = ""

  var body: some View {
    TabView(selection: Binding(get: { tab }, set: { if $0 != "locked" { tab = $0 } })) {
      Tab("Controls", systemImage: "gear", value: "controls") { controls }
      Tab("More", systemImage: "list.bullet", value: "more") { Text("More is here") }
      Tab("Locked", systemImage: "star", value: "locked") { Text("Nobody comes here") }
    }
  }

  private var controls: some View {
    VStack(alignment: .leading, spacing: 16) {
      Button("Count") { count += 1 }.buttonStyle(.bordered)
      Text("Counted \(count)")
      Toggle("Refuses", isOn: Binding(get: { false }, set: { _ in }))
      Picker("Unit", selection: Binding(get: { 1 }, set: { (_: Int) in })) {
        Text("Kilometers").tag(1)
        Text("Miles").tag(2)
      }
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("Hidden words") }
      TextField("Name", text: Binding(get: { name }, set: { name = $0.uppercased() }))
      Text("Upper: \(name)")
    }
    .padding(16)
  }
}
