@testable internal import BinderyHTML
internal import BinderyViews
internal import Foundation
internal import Testing

@MainActor
struct SafetyTests {
  let tree = TreeWriter()
  let hostile = #"</p><script>alert("x")</script>'&"#

  @Test func textStaysText() {
    let text = tree.node(.text, [.set(.text, hostile)])
    #expect(
      HTMLRenderer.html(of: text)
        == "<p id=\"n1\" class=\"text\">&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;</p>"
    )
  }

  @Test func noPropertyOfAnyRoleCanOpenATag() {
    for role in Role.allCases {
      let html = HTMLRenderer.html(of: tree.node(role, Samples.hostile("<script>\"'")))
      #expect(!html.contains("<script"), "\(role)")
      #expect(!html.contains("\"'\""), "\(role)")
    }
  }

  @Test func filesAreDownloadedAndNeverRun() {
    let link = tree.node(
      .link, [.set(.file, TextFile(name: "../pets.json", text: "{\"a\": \"é <b>\"}"))])
    #expect(
      HTMLRenderer.html(of: link).contains(
        #"href="data:application/json;charset=utf-8,%7B%22a%22%3A%20%22%C3%A9%20%3Cb%3E%22%7D" download="..pets.json""#
      ))
    #expect(
      json(.set(link, .file, wasSet: true)).last == #"["a",1,"download","..pets.json"]"#)
    let page = tree.node(.link, [.set(.file, TextFile(name: "x.html", text: "<script>alert(1)</script>"))])
    #expect(HTMLRenderer.html(of: page).contains("data:text/plain;charset=utf-8,%3Cscript%3E"))
    let nameless = tree.node(.link, [.set(.file, TextFile(name: "", text: ""))])
    #expect(HTMLRenderer.html(of: nameless).contains(#"download="file.txt""#))
  }

  @Test func fieldsAcceptAtMostTheSizeOfAMessage() {
    for kind in [FieldKind.plain, .multiline] {
      let field = tree.node(.textField, [.set(.fieldKind, kind)])
      #expect(HTMLRenderer.html(of: field).contains(#" maxlength="40000""#))
      let short = tree.node(.textField, [.set(.fieldKind, kind), .set(.maximumLength, 8)])
      #expect(HTMLRenderer.html(of: short).contains(#" maxlength="8""#))
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "vbscript:x",
    "\u{1}javascript:alert(1)", "file:///etc/passwd", "blob:x", "//evil.example", "/\\evil.example",
    "\\\\evil.example", " /\t/evil.example",
  ])
  func unsafeAddressesAreRejected(_ url: String) {
    let link = tree.node(.link, [.set(.url, url)])
    let image = tree.node(.image, [.set(.picture, .remote(url))])
    #expect(!HTMLRenderer.html(of: link).contains("href"))
    #expect(!HTMLRenderer.html(of: image).contains("src"))
    #expect(json(.set(link, .url, wasSet: true)) == [#"["a",1,"href",null]"#])
  }

  @Test(arguments: [
    "https://example.org/a?b=c:d", "/cloudy", "a/b:c", "#top", "mailto:a@b.c", "tel:+1", "?q=a:b",
  ])
  func ordinaryAddressesPass(_ url: String) {
    #expect(LinkPolicy.safe(url) == url)
  }

  @Test func pictureNamesCannotLeaveTheirFolder() {
    let catalog = PictureCatalog(name: "../weather", folder: "")
    let folder = StoredPictureFolder(name: "pets")
    #expect(
      PictureAddress.of(.drawing("../../etc/pass wd?x", in: catalog))
        == "/pictures/weather/etc/passwdx.svg")
    #expect(
      PictureAddress.of(.drawing("partly-cloudy-day", in: catalog))
        == "/pictures/weather/partly-cloudy-day.svg")
    #expect(PictureAddress.of(.stored("../../etc/passwd", in: folder)) == nil)
  }

  @Test func aPictureInMemoryIsInItsAddress() {
    let picture = PictureData(format: "png", bytes: [0, 1, 255], width: 1, height: 1)
    #expect(PictureAddress.of(.data(picture)) == "data:image/png;base64,AAH/")
  }

  @Test func jsonEscapesQuotesBackslashesAndControls() {
    var text = ""
    JSONText.append("\"\\\n\u{1}é😀", to: &text)
    #expect(text == #""\"\\\n\u0001é😀""#)
  }

  @Test func jsonStringsAreReadAsTheyWereWritten() throws {
    let text = String(String.UnicodeScalarView((0..<0x180).compactMap { Unicode.Scalar($0 as UInt32) }))
    for written in [text, text + "x", String(text.reversed()), "\u{1F}", "no escapes"] {
      let read = try JSONDecoder().decode(String.self, from: Data(JSONText.quoted(written).utf8))
      #expect(Array(read.utf8) == Array(written.utf8))
    }
  }
}
