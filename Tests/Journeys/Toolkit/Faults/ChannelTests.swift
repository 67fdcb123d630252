internal import BinderyHTML
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The client's `socket.js` with a scripted server, frame by frame: the continuation of an earlier window, and the reactions to frames and
  /// close codes that sessions of ``FaultTests`` never send. Nothing takes real time.
  @Suite(.timeLimit(.minutes(10)))
  struct ChannelTests {
    /// The state of a page of session `w1` whose server was killed: event 2 is in its saved state, 3 and 4 are not.
    private static let before = """
      { saved: "sealed", isLeft: true, events: [
        { window: "w1", number: 2, node: 8, kind: 0, name: "more", label: "More" },
        { window: "w1", number: 3, node: 9, kind: 1, name: "note", label: "Note", value: "Tea" },
        { window: "w1", number: 4, node: 8, kind: 13, name: "unit", label: "Unit", value: 12, option: "Miles" },
      ] }
      """

    private func withChannel(
      before: String = "null", _ body: (ChannelUnderTest) async throws -> Void
    ) async throws {
      try await withApp({ EmptyApp() }) { address in
        try await journey { browser in
          let page = try await browser.open()
          page.tolerate("404")
          try await page.open(address + "/none")
          let script = try #require(ClientFiles.all.first { $0.name == "socket.js" }).path
          try await page.evaluate(
            "(\(ChannelHarness.source))(\(JSON.literal(script)), 'token', \(before))")
          try await page.evaluate(
            "document.body.insertAdjacentHTML('beforeend', '<button id=n50 data-k=more aria-label=More>')")
          try await body(ChannelUnderTest(page: page))
        }
      }
    }

    @Test func earlierWindowsResumeEventByEvent() async throws {
      try await withChannel(before: Self.before) { channel in
        try await channel.open()
        #expect(try await channel.sent == [#"[0,"token",0,"sealed",1,"v","","/none"]"#])
        try await channel.receive("[0,0]")
        try await channel.happen("tap", "50")
        #expect(try await channel.sent.isEmpty)
        // The earlier session was still running and had received event 2.
        try await channel.receive(#"[-6,2,"Partly restored.","w1"]"#)
        #expect(
          try await channel.told == [#"["restored","Partly restored."]"#, #"["save","sealed"]"#])
        #expect(try await channel.sent == [#"[-2,"w1",3,"Note","note",1,"Tea"]"#])
        // Replies to other events change nothing.
        try await channel.receive(#"[-7,"w1",4,true]"#, #"[-7,"w0",3,true]"#)
        #expect(try await channel.sent.isEmpty)
        try await channel.receive(#"[-7,"w1",3,true]"#)
        #expect(try await channel.sent == [#"[-2,"w1",4,"Unit","unit",13,"Miles"]"#])
        try await channel.receive(#"[-7,"w1",4,false]"#)
        #expect(try await channel.told.suffix(2) == [#"["lost","Unit"]"#, #"["save","sealed"]"#])
        #expect(try await channel.sent == ["[1,0,50,0]"])
      }
    }

    @Test func aRepeatedEventThatTheServerRefusesIsReportedAndTheNextFollows() async throws {
      try await withChannel(before: Self.before) { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-6,2,"","w1"]"#)
        #expect(try await channel.sent.last == #"[-2,"w1",3,"Note","note",1,"Tea"]"#)
        try await channel.close(code: 4400)
        try await channel.advance(by: 11_000)
        try await channel.open()
        try await channel.receive("[0,0]")
        #expect(try await channel.told.contains(#"["lost","Note"]"#))
        #expect(try await channel.sent.last == #"[-2,"w1",4,"Unit","unit",13,"Miles"]"#)
      }
    }

    @Test func anEventThatEndsTheServerIsRepeatedSixTimesAndThenReported() async throws {
      var stored = ""
      try await withChannel(before: Self.before) { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-6,2,"","w1"]"#)
        #expect(try await channel.sent.last == #"[-2,"w1",3,"Note","note",1,"Tea"]"#)
        // The page stored that it repeats the event before the server could end.
        #expect(try await channel.told.last == #"["save","sealed"]"#)
        try await channel.close(code: 1006)
        try await channel.advance(by: 11_000)
        try await channel.open()
        try await channel.receive(#"[-1,"gone"]"#)
        stored = try await channel.events
      }
      // In the seventh session, which the same harness also calls w2, the mark has to be that of another one.
      let marked = stored.replacing(#""tries":1,"tried":"w2""#, with: #""tries":6,"tried":"w0""#)
      #expect(marked != stored)
      let before = #"{ saved: "sealed", events: \#(marked) }"#
      try await withChannel(before: before) { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-6,2,"","w1"]"#)
        #expect(try await channel.sent.last == #"[-2,"w1",3,"","",0]"#)
        try await channel.receive(#"[-7,"w1",3,false]"#)
        #expect(try await channel.told.contains(#"["lost","Note"]"#))
        // The event after it was never sent, and is repeated.
        #expect(try await channel.sent.last == #"[-2,"w1",4,"Unit","unit",13,"Miles"]"#)
        try await channel.receive(#"[-7,"w1",4,true]"#)
        #expect(try await !channel.events.contains("tri"))
        #expect(try await channel.kept == 1)
      }
    }

    @Test func aConnectionThatBreaksDuringARepetitionLosesNothing() async throws {
      try await withChannel(before: Self.before) { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-6,2,"","w1"]"#)
        try await channel.close(code: 1006)
        try await channel.advance(by: 11_000)
        try await channel.open()
        // The session lives, and runs an event that it has received before only once.
        try await channel.receive("[0,0]")
        #expect(try await channel.sent.last == #"[-2,"w1",3,"Note","note",1,"Tea"]"#)
      }
    }

    @Test func repeatedEventsAreKeptUntilTheSavedStateContainsThem() async throws {
      try await withChannel(before: Self.before) { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-6,3,"","w1"]"#, #"[-7,"w1",4,true]"#)
        #expect(try await channel.kept == 1)
        try await channel.receive(#"[-4,0,"resealed"]"#)
        #expect(try await channel.kept == 0)
        #expect(try await channel.told.last == #"["save","resealed"]"#)
        // The previous saved state is still valid.
        try await channel.receive("[-4,0]")
        #expect(try await channel.told.last == #"["save","resealed"]"#)
      }
    }

    @Test func partialSavedStateIsKeptAndReported() async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-4,0,"sealed","Save long texts soon."]"#)
        #expect(try await channel.told == [#"["save","sealed"]"#])
        #expect(try await channel.notice == "Save long texts soon.")
      }
    }

    @Test func answeredEventsAreKeptUntilTheSavedStateContainsThem() async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]")
        try await channel.happen("tap", "50")
        try await channel.receive("[0,1]")
        #expect(try await channel.kept == 1)
        try await channel.receive(#"[-4,1,"sealed"]"#)
        #expect(try await channel.kept == 0)
      }
    }

    @Test func anEventWithoutAConnectionIsStoredAtOnce() async throws {
      try await withChannel { channel in
        try await channel.happen("tap", "50")
        #expect(try await channel.told == [#"["save",null]"#])
        #expect(try await channel.kept == 1)
        #expect(try await channel.waiting == 1)
        try await channel.open()
        try await channel.receive("[0,0]")
        #expect(try await channel.waiting == 0)
        try await channel.happen("tap", "50")
        #expect(try await channel.told.count == 1)
      }
    }

    @Test(arguments: [("hide", "true", [#"["save",null]"#]), ("window", "'pagehide'", [])])
    func hiddenOrLeftPagesSendTypedText(
      event: String, detail: String, told: [String]
    ) async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]")
        try await channel.happen("type", "[7, 'R']")
        try await channel.happen("type", "[7, 'Ro']")
        #expect(try await channel.sent.last == #"[1,0,7,1,"R"]"#)
        try await channel.happen(event, detail)
        #expect(try await channel.sent == [#"[2,0,7,1,"Ro"]"#])
        // The system may end a hidden page without a further word, so it stores its events at once.
        #expect(try await channel.told == told)
      }
    }

    @Test func queryAndRateNoticeAreForwarded() async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-5,"q=Rome"]"#, #"[-3,"slow"]"#)
        #expect(try await channel.told == [#"["query","q=Rome"]"#])
        #expect(try await channel.notice == "Too many changes at once. They are applied with a delay.")
        try await channel.advance(by: 11_000)
        #expect(try await channel.notice.isEmpty)
      }
    }

    @Test(arguments: [("tap", 2), ("doubleTap", 2), ("longPress", 2), ("submit", 1)])
    func pressesWithoutAConnectionAllCount(kind: String, count: Int) async throws {
      try await withChannel { channel in
        for _ in 1...2 { try await channel.happen("send", #"[50, "\#(kind)"]"#) }
        try await channel.open()
        _ = try await channel.sent
        try await channel.receive("[0,0]")
        #expect(try await channel.sent.count == count)
      }
    }

    @Test(arguments: [
      ("50", "tap", false), ("51", "tap", true), ("51", "doubleTap", true), ("51", "see", false),
    ])
    func endedSessionsReportWhetherChangesAreLost(node: String, kind: String, isUnsaved: Bool) async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]")
        // Only a node with a stable name can be found in another session.
        try await channel.happen("send", #"[\#(node), "\#(kind)"]"#)
        try await channel.receive(#"[-1,"gone"]"#)
        #expect(try await channel.told == ["[\"gone\",\(isUnsaved)]"])
        try await channel.close(code: 4404)
        try await channel.advance(by: 60_000)
        #expect(try await channel.connections == 1)
      }
    }

    @Test func pagesYieldTheirSessionToACopyAndBecomeWindowsOfTheirOwn() async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-4,0,"sealed"]"#)
        try await channel.close(code: 4409)
        try await channel.open()
        #expect(try await channel.connections == 2)
        #expect(try await channel.sent.last == #"[0,"",0,"sealed",2,"v","","/none"]"#)
        // Its own state is no copy.
        try await channel.receive(#"[-8,"t2","w3","<p>"]"#, "[0,0]", #"[-6,0,"","w2"]"#, #"[-4,0,"own"]"#)
        try await channel.close(code: 1006)
        try await channel.open()
        #expect(try await channel.sent.last == #"[0,"t2",0,"own",0,"v","","/none"]"#)
      }
    }

    @Test func aTabThatWasDuplicatedBecomesAWindowOfItsOwn() async throws {
      try await withChannel(before: #"{ saved: "sealed", isLeft: false, events: [] }"#) { channel in
        try await channel.open()
        #expect(try await channel.sent == [#"[0,"token",0,"sealed",3,"v","","/none"]"#])
      }
    }

    @Test func anotherProcessContinuesTheWindowAndItsEventsFollowOnce() async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]", #"[-4,0,"sealed"]"#, #"[1,0,[1]]"#)
        try await channel.happen("tap", "50")
        try await channel.happen("tap", "51")
        try await channel.receive("[0,1]")
        try await channel.close(code: 1006)
        try await channel.open()
        #expect(try await channel.sent.last == #"[0,"token",1,"sealed",0,"v","","/none"]"#)
        // What arrives while the page shows the window waits until it does. The event without a name cannot follow.
        try await channel.receive(#"[-8,"t2","w3","<p>"]"#, "[0,0]", #"[-6,0,"","w2"]"#)
        #expect(try await channel.told.contains(#"["takeover","<p>","t2",1,1]"#))
        #expect(try await channel.sent.last == #"[-2,"w2",1,"More","more",0]"#)
        try await channel.happen("tap", "50")
        try await channel.receive(#"[-7,"w2",1,true]"#)
        #expect(try await channel.sent.last == "[1,0,50,0]")
        // Batches are counted anew.
        try await channel.receive("[1,1,[2]]")
        #expect(try await channel.applied == ["1", "2"])
      }
    }

    @Test func windowsThatMoveAgainAndAgainComeBackAfterPauses() async throws {
      try await withChannel { channel in
        for number in 1...4 {
          try await channel.open()
          try await channel.receive(#"[-8,"t\#(number)","w\#(number + 2)","<p>"]"#, "[0,0]")
          try await channel.close(code: 1006)
          #expect(try await channel.connections == (number == 1 ? 2 : number))
          if number > 1 { try await channel.advance(by: 250 << number) }
          #expect(try await channel.connections == number + 1)
        }
      }
    }

    @Test(arguments: [-3_600_000, 0, 3_600_000])
    func lateRepliesAreReportedInTimeDespiteClockChanges(milliseconds: Int) async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]")
        try await channel.happen("tap", "50")
        try await channel.page.evaluate("globalThis.clockSetBy = \(milliseconds)")
        // A second event starts the timers anew.
        try await channel.happen("tap", "51")
        try await channel.advance(by: 1_600)
        #expect(try await channel.notice.isEmpty)
        try await channel.advance(by: 200)
        #expect(try await channel.notice == "Waiting for the server…")
      }
    }

    @Test func longHiddenPagesAreDetectedDespiteAClockSetBack() async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]", "[-2,600000]")
        try await channel.happen("hide", "true")
        try await channel.page.evaluate("globalThis.clockSetBy = -31_000")
        try await channel.advance(by: 31_000)
        try await channel.happen("hide", "false")
        #expect(try await channel.connections == 2)
      }
    }

    @Test func longHiddenPagesReconnect() async throws {
      try await withChannel { channel in
        try await channel.open()
        try await channel.receive("[0,0]", "[-2,600000]")
        try await channel.happen("hide", "true")
        try await channel.advance(by: 20_000)
        try await channel.happen("hide", "false")
        #expect(try await channel.connections == 1)
        try await channel.happen("hide", "true")
        try await channel.advance(by: 31_000)
        try await channel.happen("hide", "false")
        #expect(try await channel.connections == 2)
      }
    }

    @Test func aReturningNetworkIsUsedAtOnce() async throws {
      try await withChannel { channel in
        // The first attempt follows at once, the next after a pause.
        try await channel.close(code: 1006)
        #expect(try await channel.connections == 2)
        try await channel.close(code: 1006)
        #expect(try await channel.connections == 2)
        try await channel.happen("window", "'online'")
        #expect(try await channel.connections == 3)
        // While it connects, this has no effect.
        try await channel.happen("window", "'online'")
        #expect(try await channel.connections == 3)
      }
    }
  }
}

/// The channel of a page, with a scripted server and clock.
private struct ChannelUnderTest {
  let page: Page

  /// Opens its latest socket.
  func open() async throws { try await step("['opened', \(try await socket), null]") }

  /// Delivers frames of the server.
  func receive(_ frames: String...) async throws {
    for frame in frames { try await step("['message', \(try await socket), \(JSON.literal(frame))]") }
  }

  /// Closes its latest socket.
  func close(code: Int) async throws { try await step("['closed', \(try await socket), \(code)]") }

  /// Triggers an event that ``ChannelHarness`` defines.
  func happen(_ name: String, _ value: String) async throws { try await step("['\(name)', 0, \(value)]") }

  /// Advances the time.
  func advance(by milliseconds: Int) async throws {
    try await page.evaluate("globalThis.time = (globalThis.time ?? 0) + \(milliseconds)")
    try await step("")
  }

  private func step(_ event: String) async throws {
    try await page.evaluate(
      """
      (globalThis.log ??= []).push(...harness.step(globalThis.time ?? 0, [\(event)]).sent)
      """)
  }

  private var socket: Int {
    get async throws {
      try await step("")
      return try await page.evaluate("log.findLast(([what]) => what === 'open')[1]").int ?? 0
    }
  }

  /// The number of sockets that the page has opened.
  var connections: Int {
    get async throws { try await page.evaluate("log.filter(([what]) => what === 'open').length").int ?? 0 }
  }

  /// The frames sent since the last call.
  var sent: [String] {
    get async throws {
      try await page.evaluate(
        """
        (() => {
          const all = log.filter(([what]) => what === 'send').map((one) => one[2]);
          const fresh = all.slice(globalThis.seen ?? 0);
          globalThis.seen = all.length;
          return fresh;
        })()
        """
      ).array.compactMap(\.string)
    }
  }

  /// The calls of its handlers, as JSON.
  var told: [String] {
    get async throws {
      try await page.evaluate("harness.state([]).told.map((one) => JSON.stringify(one))").array.compactMap(
        \.string)
    }
  }

  /// The number of events that the page stores for another session.
  var applied: [String] {
    get async throws {
      try await page.evaluate("harness.state([]).applied.map(String)").array.compactMap(\.string)
    }
  }

  /// The number of events that the page keeps.
  var kept: Int { get async throws { try await page.evaluate("harness.state([]).kept").int ?? -1 } }

  /// These events, as JSON.
  var events: String { get async throws { try await page.evaluate("harness.state([]).events").string ?? "" } }

  /// The number of these events that wait for a connection.
  var waiting: Int { get async throws { try await page.evaluate("harness.state([]).waiting").int ?? -1 } }

  /// The notice that the page shows.
  var notice: String { get async throws { try await page.evaluate("harness.state([]).notice").string ?? "" } }
}
