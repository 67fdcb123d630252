import Bindery
import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// Windows of browsers without script, over HTTP.
@Suite(.timeLimit(.minutes(10))) struct PlainPageTests {
  /// The fields, buttons and address of a page.
  private struct Plain {
    let answer: HTTPAnswer
    var cookie: String { answer["Set-Cookie"]?.split(separator: ";").first.map(String.init) ?? "" }
    var action: String {
      answer.text.firstMatch(of: /action="([^"]+)"/).map { String($0.1).replacing("&amp;", with: "&") } ?? ""
    }
    var turn: String { answer.text.firstMatch(of: /name="turn" value="([0-9]+)"/).map { String($0.1) } ?? "" }

    func button(_ words: String) throws -> String {
      let pattern = try Regex(
        "name=\"press\" value=\"([0-9.a-z]+)\"[^>]*>(<[^>]*>)*\(words)",
        as: (Substring, Substring, Substring?).self)
      return try #require(answer.text.firstMatch(of: pattern).map { String($0.1) })
    }
  }

  private func get(_ server: HostServer, _ address: String, cookie: String = "") async throws -> Plain {
    Plain(
      answer: try await server.answer("GET \(address)", headers: cookie.isEmpty ? [] : ["Cookie: \(cookie)"]))
  }

  private func post(
    _ server: HostServer, _ body: String, to address: String, cookie: String, headers: [String] = []
  ) async throws -> HTTPAnswer {
    let connection = try await RawConnection.connect(port: server.port)
    let lines =
      [
        "POST \(address) HTTP/1.1", "Host: localhost:\(server.port)", "Connection: close",
        "Cookie: \(cookie)",
        "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)",
      ] + headers
    try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return HTTPAnswer(await connection.readToEnd())
  }

  @Test func aPageLeadsBrowsersWithoutScriptToOneThatNeedsNone() async throws {
    try await HostServer.run { server in
      let page = try await server.answer("GET /counter")
      #expect(
        page.text.contains("<noscript><meta http-equiv=\"refresh\" content=\"0; url=?plain=\"></noscript>"))
      #expect(page.text.contains("<button id=\"n4\" class=\"button\" type=\"button\""))
      let plain = try await get(server, "/counter?plain=")
      #expect(!plain.answer.text.contains("<script"))
      #expect(!plain.answer.text.contains("bindery-token"))
      #expect(plain.action.hasPrefix("/counter?plain="))
      #expect(plain.answer["Cache-Control"] == "no-store")
    }
  }

  @Test func repeatedFormsPressOnce() async throws {
    try await HostServer.run { server in
      let first = try await get(server, "/counter?plain=")
      let body = "turn=0&press=\(try first.button("More"))"
      for _ in 1...3 {
        let answer = try await post(server, body, to: first.action, cookie: first.cookie)
        #expect(answer.status == 303)
        #expect(answer["Location"] == first.action)
      }
      let next = try await get(server, first.action, cookie: first.cookie)
      #expect(next.answer.text.contains("Count: 1"))
      #expect(next.turn == "1")
    }
  }

  @Test func anExportedFileIsALink() async throws {
    struct Exporting: WindowScene {
      let title = "Export"
      let path = "export"
      let summary = "Exports a file."
      var window: some View {
        FileExporter("Export", name: "cards.csv") { file in try await file.write("title\n") }
      }
    }
    try await HostServer.run(apps: { [Exporting()] }) { server in
      let first = try await get(server, "/export?plain=")
      _ = try await post(
        server, "turn=0&press=\(try first.button("Export"))", to: first.action, cookie: first.cookie)
      let page = try await get(server, first.action, cookie: first.cookie)
      let address = page.answer.text.firstMatch(of: #/href="(/bindery/download/[0-9a-f]+)"/#)?.output.1
      let file = try await get(server, String(try #require(address)), cookie: first.cookie)
      #expect(file.answer.status == 200)
      #expect(file.answer.text.contains("title"))
    }
  }

  @Test func aWindowBelongsToTheBrowserThatOpenedIt() async throws {
    try await HostServer.run { server in
      let own = try await get(server, "/counter?plain=")
      let body = "turn=0&press=\(try own.button("More"))"
      let other = try await get(server, "/counter?plain=")
      let answer = try await post(server, body, to: own.action, cookie: other.cookie)
      #expect(answer.status == 303)
      let foreign = try await get(server, own.action, cookie: other.cookie)
      #expect(foreign.answer.text.contains("Count: 0"))
      #expect(foreign.answer.text.contains("The page is no longer open on the server"))
      #expect(foreign.action != own.action)
      let mine = try await get(server, own.action, cookie: own.cookie)
      #expect(mine.answer.text.contains("Count: 0"))
      #expect(!mine.answer.text.contains("no longer open"))
    }
  }

  @Test(arguments: [
    "Origin: https://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
  ])
  func aFormOfAnotherSiteDoesNothing(header: String) async throws {
    try await HostServer.run { server in
      let page = try await get(server, "/counter?plain=")
      let body = "turn=0&press=\(try page.button("More"))"
      let answer = try await post(server, body, to: page.action, cookie: page.cookie, headers: [header])
      #expect(answer.status == 403)
      #expect(server.host.count(of: .refusedForm) == 1)
      #expect(try await get(server, page.action, cookie: page.cookie).answer.text.contains("Count: 0"))
    }
  }

  @Test func aFormOfThisSiteIsRead() async throws {
    try await HostServer.run { server in
      let page = try await get(server, "/counter?plain=")
      let headers = ["Origin: http://localhost:\(server.port)", "Sec-Fetch-Site: same-origin"]
      let body = "turn=0&press=\(try page.button("More"))"
      #expect(
        try await post(server, body, to: page.action, cookie: page.cookie, headers: headers).status == 303)
      #expect(try await get(server, page.action, cookie: page.cookie).answer.text.contains("Count: 1"))
    }
  }

  @Test func malformedFormsAreRejectedAndScriptPagesAcceptNone() async throws {
    try await HostServer.run { server in
      let page = try await get(server, "/counter?plain=")
      #expect(try await post(server, "turn=x", to: page.action, cookie: page.cookie).status == 400)
      #expect(try await post(server, "turn=0", to: "/counter", cookie: page.cookie).status == 405)
    }
  }

  @Test func theBodyOfAFormForAWindowThatIsGoneIsNotAwaited() async throws {
    try await HostServer.run { server in
      let page = try await get(server, "/counter?plain=")
      let connection = try await RawConnection.connect(port: server.port)
      let lines = [
        "POST /counter?plain=gone HTTP/1.1", "Host: localhost:\(server.port)", "Connection: close",
        "Cookie: \(page.cookie)", "Content-Type: application/x-www-form-urlencoded", "Content-Length: 200000",
      ]
      try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
      #expect(HTTPAnswer(await connection.readToEnd()).status == 303)
    }
  }

  @Test func formsAboveTheRateAreRefusedAndCounted() async throws {
    try await HostServer.run(configure: { $0.limits.maximumFormBurst = 1 }) { server in
      let page = try await get(server, "/counter?plain=")
      var statuses: [Int] = []
      while !statuses.contains(429), statuses.count < 1000 {
        statuses.append(try await post(server, "turn=0&press=", to: page.action, cookie: page.cookie).status)
      }
      #expect(statuses.last == 429)
      #expect(server.host.count(of: .refusedForm) == 1)
    }
  }

  @Test func unfinishedFormsOfAnAddressAreBounded() async throws {
    try await HostServer.run(configure: { $0.limits.maximumUnfinishedBytesPerAddress = 20 }) { server in
      let page = try await get(server, "/counter?plain=")
      let long = "turn=0&press=&n9=" + String(repeating: "a", count: 20)
      #expect(try await post(server, long, to: page.action, cookie: page.cookie).status == 429)
      #expect(server.host.count(of: .refusedForm) == 1)
      #expect(try await post(server, "turn=0&press=", to: page.action, cookie: page.cookie).status == 303)
    }
  }

  @Test func aLostWindowLeadsBackToThisServerOnly() async throws {
    try await HostServer.run { server in
      let answer = try await post(server, "turn=0", to: "//counter/a?x=1&plain=gone", cookie: "")
      #expect(answer.status == 303)
      #expect(answer["Location"] == "/counter/a?x=1&plain=gone")
    }
  }

  @Test func controlsReportTheirValues() async throws {
    try await HostServer.run(
      apps: { [WindowGroup("Controls", id: "controls") { ControlsView() }] }
    ) { server in
      let page = try await get(server, "/controls?plain=")
      let names = page.answer.text.matches(of: /(?:name="(n[0-9]+)")/).map { String($0.1) }
      // The text, the switch (twice), the menu and the slider.
      #expect(names.count == 5)
      let miles = try #require(page.answer.text.firstMatch(of: /<option[^>]* value="([0-9]+)"[^>]*>Miles/)).1
      let body =
        "turn=0&\(names[0])=Tea+time&\(names[1])=off&\(names[2])=on&\(names[3])=\(miles)&\(names[4])=7&press="
      #expect(try await post(server, body, to: page.action, cookie: page.cookie).status == 303)
      let next = try await get(server, page.action, cookie: page.cookie)
      #expect(next.answer.text.contains("Tea time, true, Miles, 7, 0"))
      let step = try #require(next.answer.text.firstMatch(of: /value="([0-9]+\.increment)"/)).1
      _ = try await post(server, "turn=1&press=\(step)", to: page.action, cookie: page.cookie)
      #expect(
        try await get(server, page.action, cookie: page.cookie).answer.text.contains(
          "Tea time, true, Miles, 7, 2"))
    }
  }

  @Test func rejectedValuesAreExplainedAtTheirControl() async throws {
    try await HostServer.run(apps: { [WindowGroup("Trip", id: "trip") { TripView() }] }) { server in
      let page = try await get(server, "/trip?plain=")
      let names = page.answer.text.matches(of: /(?:name="(n[0-9]+)")/).map { String($0.1) }
      // The note, the day and the slider.
      #expect(names.count == 3)
      let body = "turn=0&\(names[0])=Toolong&\(names[1])=2026-02-30&\(names[2])=seven&press="
      #expect(try await post(server, body, to: page.action, cookie: page.cookie).status == 303)
      let refused = try await get(server, page.action, cookie: page.cookie).answer.text
      for sentence in [
        "Enter at most 3 characters.", "Write a day as 2026-11-21.", "Choose a number from 0 to 10.",
      ] {
        #expect(refused.contains(" role=\"alert\">\(sentence)</span>"))
      }
      #expect(refused.contains("none, 2026-11-21, 3"))
      let better = "turn=1&\(names[0])=Sea&\(names[1])=2026-03-02&\(names[2])=7&press="
      #expect(try await post(server, better, to: page.action, cookie: page.cookie).status == 303)
      let accepted = try await get(server, page.action, cookie: page.cookie).answer.text
      #expect(accepted.contains("Sea, 2026-03-02, 7"))
      #expect(!accepted.contains(" role=\"alert\">"))
    }
  }
}

private struct TripView: View {
  @State private var note = "none"
  @State private var day = Date.day("2026-11-21")
  @State private var level = 3.0

  var body: some View {
    VStack {
      TextField("Note", text: $note).maxLength(3)
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Slider(value: $level, in: 0...10, step: 1)
      Text("\(note), \(day?.isoDay ?? ""), \(Int(level))")
    }
  }
}

private struct ControlsView: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var unit = "Kilometers"
  @State private var level = 3.0
  @State private var count = 0.0

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      Toggle("Light", isOn: $isOn)
      Picker("Unit", selection: $unit) {
        Text("Kilometers").tag("Kilometers")
        Text("Miles").tag("Miles")
      }
      Slider(value: $level, in: 0...10, step: 1)
      Stepper("Cups", value: $count, in: 0...8, step: 2)
      Text("\(text), \(isOn), \(unit), \(Int(level)), \(Int(count))")
    }
  }
}
