import Bindery
import BinderyViews
import TestSupport
import Testing

@testable import BinderyWeb

/// What the host logs while a page is served, used and attacked.
@Suite(.timeLimit(.minutes(10))) struct SecretsInLogTests {
  @Test func theLogOfASessionHasNoTokenNoCookieAndNothingThatWasTyped() async throws {
    let log = CapturedLog()
    var secrets = ["correct-horse", "staple.jpg", "battery-cookie", String(repeating: "c0de", count: 8)]
    try await HostServer.run(
      apps: { [WindowGroup("Diary", id: "diary") { DiaryView(model: DiaryModel()) }] },
      configure: {
        $0.logger = log.logger
        $0.stateSealer = PlainSealer()
      }
    ) { server in
      let cookies = "Cookie: bindery_person=\(secrets[3]); theme=battery-cookie"
      let page = PageUnderTest(
        port: server.port, html: try await server.answer("GET /diary", headers: [cookies]).text)
      secrets.append(page.token)
      let field = try #require(page.html.firstMatch(of: /<div id="n([0-9]+)" class="field/)?.1)
      let socket = try await page.connect()
      #expect(try await socket.text() == "[0,0]")
      try await socket.send("[1,0,\(field),1,\"correct-horse\"]")
      try await socket.send("[2,0,999,1,\"correct-horse\"]")
      try await socket.send("[3,0,\(field),99,\"correct-horse\"]")
      while try await socket.frame().closeCode == nil {}
      let stranger = try await WebSocketClient.open(port: server.port)
      try await stranger.send("[0,\"\(secrets[3])\",0,\"correct-horse\"]")
      #expect(try await stranger.text() == ServerFrame.gone)
      let forger = try await page.connect(savedState: "correct-horse")
      while try await !forger.text().hasPrefix("[-6,") {}
      _ = try await server.answer(
        "POST /bindery/upload/\(field)",
        headers: [
          "Content-Type: application/octet-stream", "Content-Length: 0", "Bindery-Session: \(page.token)",
          "Bindery-Upload: abcdefgh", "Bindery-Name: staple.jpg", cookies,
        ])
      _ = try await server.answer(
        "POST /diary?plain=abc&q=correct-horse",
        headers: ["Content-Type: text/plain", "Content-Length: 0", "Origin: http://battery-cookie.example"])
      for incident in [
        WebIncident.ignoredEvent, .refusedFrame, .unknownSession, .refusedSavedState, .failedUpload,
        .refusedForm,
      ] {
        #expect(server.host.count(of: incident) == 1, "\(incident)")
      }
    }
    #expect(log.lines.count >= 6)
    for line in log.lines {
      for secret in secrets {
        #expect(!line.text.contains(secret) && !"\(line.metadata)".contains(secret), "\(line)")
      }
    }
  }
}

@MainActor
private final class DiaryModel {
  @Box var text = ""
}

private struct DiaryView: View {
  @Bindable var model: DiaryModel

  var body: some View { TextField("Entry", text: $model.text) }
}
