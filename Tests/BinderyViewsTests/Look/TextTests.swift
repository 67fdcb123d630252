import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@Suite("Texts") @MainActor
struct TextTests {
  @MainActor private final class Model {
    @Box var name = "Ada"
    @Box var isDone = false
  }

  @Test func aJoinedTextIsOneTextWithParts() {
    let model = Model()
    let host = TestHost {
      (Text("Hello, ") + Text(model.name).bold().foregroundColor(.red) + Text("!")).font(.title)
    }
    #expect(host.texts == ["Hello, Ada!"])
    let text = host.all(.role(.text))[0]
    #expect(text[.font] == .title)
    #expect(text[.runs]?.description == "Hello, |Ada (bold, red)|!")
    model.name = "Grace"
    #expect(host.texts == ["Hello, Grace!"])
    #expect(text[.runs]?.runs[1].text == "Grace")
  }

  @Test func theLookNearestToAWordWins() {
    let host = TestHost {
      (Text("a").italic() + Text("b").fontWeight(.light)).bold()
      Group { Text("c").font(.title) }.font(.caption)
    }
    let texts = host.all(.role(.text))
    #expect(texts[0][.fontWeight] == .bold)
    #expect(texts[0][.runs]?.description == "a (italic)|b (light)")
    #expect(texts[1][.font] == .title)
  }

  @Test func aConditionOfAStyleUpdatesOnlyItsText() {
    let model = Model()
    var evaluations = 0
    let host = TestHost {
      let _ = evaluations += 1
      VStack {
        let _ = evaluations += 1
        Text("a").bold(model.isDone).fontWeight(.light).strikethrough(model.isDone)
        Text("b").italic(model.isDone).underline(model.isDone, color: .red)
        Text("c") + Text("d").bold(model.isDone)
      }
      .bold(model.isDone)
    }
    let texts = host.all(.role(.text))
    #expect(texts[0][.fontWeight] == .light && texts[0][.strikethrough] == nil)
    #expect(texts[1][.isItalic] == nil && texts[1][.underline] == nil)
    #expect(texts[2][.runs]?.description == "c|d")
    let before = evaluations
    model.isDone = true
    #expect(texts[0][.fontWeight] == .bold && texts[0][.strikethrough] == TextLine())
    #expect(texts[1][.isItalic] == true && texts[1][.underline] == TextLine(.solid, color: .red))
    #expect(texts[2][.runs]?.description == "c|d (bold)")
    #expect(texts[0].parent?[.fontWeight] == .bold)
    #expect(evaluations == before)
    model.isDone = false
    #expect(texts[0][.fontWeight] == .light && texts[0].parent?[.fontWeight] == nil)
  }

  @Test func aStyleThatIsNotActiveLeavesThatOfAModifierAround() {
    let model = Model()
    let host = TestHost { Text("a").bold(model.isDone).modifier(Light()) }
    let text = host.all(.role(.text))[0]
    #expect(text[.fontWeight] == .light)
    model.isDone = true
    #expect(text[.fontWeight] == .bold)
    model.isDone = false
    #expect(text[.fontWeight] == .light)
  }

  private struct Light: ViewModifier {
    func body(content: Content) -> some View { content.fontWeight(.light) }
  }

  @Test func aPlainTextHasNoParts() {
    let host = TestHost { Text("a").bold().underline().strikethrough(false).kerning(1) }
    let text = host.all(.role(.text))[0]
    #expect(text[.runs] == nil && text[.fontWeight] == .bold && text[.tracking] == 1)
    #expect(text[.underline] == TextLine() && text[.strikethrough] == nil)
  }

  @Test func valuesAndDatesAreFormatted() {
    let host = TestHost {
      Text(verbatim: "%@")
      Text("substring".dropFirst(3))
      Text(0.25, format: .percent.locale(Locale(identifier: "en_US")))
    }
    #expect(host.texts == ["%@", "string", "25%"])
    let date = TestHost { Text(Date(timeIntervalSince1970: 0), style: .date) }
    #expect(date.texts[0].contains("19"))
  }

  @Test func attributesAreThoseOfTheParts() {
    var text = AttributedString("Read this")
    text.font = .title
    if let range = text.range(of: "this") {
      text[range].foregroundColor = .red
      text[range].underlineStyle = .single
      text[range].link = URL(string: "https://example.org")
    }
    let host = TestHost { Text(text).italic() }
    let node = host.all(.role(.text))[0]
    #expect(node[.text] == "Read this")
    #expect(
      node[.runs]?.description == "Read  (title)|this (title, red, underline solid, https://example.org)")
    #expect(node[.isItalic] == true)
  }

  @Test func anAttributedTextFollowsItsModelAndJoinsOthers() {
    let model = Model()
    let host = TestHost { Text("By ") + Text(AttributedString(model.name)).bold() }
    #expect(host.texts == ["By Ada"])
    model.name = "Grace"
    #expect(host.all(.role(.text))[0][.runs]?.description == "By |Grace (bold)")
  }

  @Test func aDateInATextHasTheStyleThatItAsksFor() {
    let host = TestHost {
      Text("On \(Date(timeIntervalSince1970: 0), style: .date)").environment(
        \.locale, Locale(identifier: "en_US"))
    }
    #expect(host.texts[0].hasPrefix("On ") && host.texts[0].contains("19"))
  }
}
