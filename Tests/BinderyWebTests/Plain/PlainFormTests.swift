import BinderyViews
import Testing

@testable import BinderyWeb

@Suite struct PlainFormTests {
  @Test func fieldsKeepTheirOrderAndTheirLastValue() throws {
    let form = try PlainForm("turn=3&n9=off&n7=New+York+%26+more&n9=on&press=12.increment")
    #expect(form.turn == 3)
    #expect(form.press == PlainForm.Press(node: NodeID(rawValue: 12), act: "increment"))
    #expect(form.fields.map(\.node.rawValue) == [9, 7])
    #expect(form.fields.map(\.value) == ["on", "New York & more"])
  }

  @Test func aButtonWithoutAnActIsATapAndOneWithoutAValueIsNone() throws {
    #expect(try PlainForm("turn=0&press=12").press == PlainForm.Press(node: NodeID(rawValue: 12), act: nil))
    #expect(try PlainForm("turn=0&press=").press == nil)
    #expect(try PlainForm("turn=0").press == nil)
  }

  @Test(arguments: [
    "", "press=12", "turn=x", "turn=0&press=x", "turn=0&press=-1", "turn=0&n1=%zz", "turn=0&n1=%ff",
    "turn=0&q=1",
    "turn=0&n=1", "turn=0&n99999999999=1", "turn=0" + String(repeating: "&n1=", count: 5000),
  ])
  func otherInputIsMalformed(body: String) {
    #expect(throws: PlainForm.Malformed.self) { try PlainForm(body) }
  }
}
