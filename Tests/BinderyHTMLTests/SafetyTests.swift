@testable internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct SafetyTests {
  let tree = TreeWriter()
  let hostile = #"</p><script>alert("x")</script>'&"#

  @Test func textStaysText() {
    let text = tree.node(.text, [.text: .string(hostile)])
    #expect(
      HTMLRenderer.html(of: text)
        == "<p id=\"n1\" class=\"text\">&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;</p>"
    )
  }

  @Test func noPropertyOfAnyRoleCanOpenATag() {
    let words: [Property] = Property.allCases.filter { $0 != .events && $0 != .spacing }
    for role in Role.allCases {
      var properties: [Property: PropertyValue] = [:]
      for property in words { properties[property] = .string("<script>\"'") }
      let html = HTMLRenderer.html(of: tree.node(role, properties))
      #expect(!html.contains("<script"), "\(role)")
      #expect(!html.contains("\"'\""), "\(role)")
    }
  }

  @Test func aFileIsAnAddressThatIsSavedAndNeverRun() {
    let link = tree.node(
      .link, [.data: .string("{\"a\": \"é <b>\"}"), .value: .string("../pets.json")])
    #expect(
      HTMLRenderer.html(of: link).contains(
        #"href="data:application/json;charset=utf-8,%7B%22a%22%3A%20%22%C3%A9%20%3Cb%3E%22%7D" download="..pets.json""#
      ))
    #expect(
      json(.set(link, .value, .string("../pets.json"))).last == #"["a",1,"download","..pets.json"]"#)
    let page = tree.node(.link, [.data: .string("<script>alert(1)</script>"), .value: .string("x.html")])
    #expect(HTMLRenderer.html(of: page).contains("data:text/plain;charset=utf-8,%3Cscript%3E"))
    let nameless = tree.node(.link, [.data: .string("")])
    #expect(HTMLRenderer.html(of: nameless).contains(#"download="file.txt""#))
  }

  @Test func aFieldTakesNoMoreThanAMessageHolds() {
    for kind in ["plain", "multiline"] {
      let field = tree.node(.textField, [.fieldKind: .string(kind)])
      #expect(HTMLRenderer.html(of: field).contains(#" maxlength="40000""#))
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "vbscript:x",
    "\u{1}javascript:alert(1)", "file:///etc/passwd", "blob:x",
  ])
  func addressesThatRunOrSmuggleAreRefused(_ url: String) {
    let link = tree.node(.link, [.url: .string(url)])
    let image = tree.node(.image, [.url: .string(url)])
    #expect(!HTMLRenderer.html(of: link).contains("href"))
    #expect(!HTMLRenderer.html(of: image).contains("src"))
    #expect(json(.set(link, .url, nil)) == [#"["a",1,"href",null]"#])
  }

  @Test(arguments: [
    "https://example.org/a?b=c:d", "/cloudy", "a/b:c", "#top", "mailto:a@b.c", "tel:+1", "?q=a:b",
  ])
  func ordinaryAddressesPass(_ url: String) {
    #expect(LinkPolicy.safe(url) == url)
  }

  @Test(arguments: ["#fff", "#ff00zz", "red", "#000000;color:red", "url(x)", "#000000,", "#00000g"])
  func onlyColorsBecomeABackground(_ background: String) {
    let box = tree.node(.stack, [.background: .string(background)])
    #expect(!HTMLRenderer.html(of: box).contains("style="))
  }

  @Test func aPictureNameLeadsNowhereElse() {
    #expect(Pictures.path(of: "../../etc/pass wd?x") == "/pictures/etc/passwdx.svg")
    #expect(Pictures.path(of: "weather/partly-cloudy-day") == "/pictures/weather/partly-cloudy-day.svg")
  }

  @Test func jsonEscapesQuotesBackslashesAndControls() {
    var text = ""
    JSONText.append("\"\\\n\u{1}é😀", to: &text)
    #expect(text == #""\"\\\n\u0001é😀""#)
  }
}
