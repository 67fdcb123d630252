import BinderyViews
import Testing

@testable import BinderyWeb

@Suite struct ClientFrameTests {
  private func event(_ action: UserEvent.Action) -> ClientFrame {
    .event(number: 7, lastBatch: 3, UserEvent(action, on: NodeID(rawValue: 12)))
  }

  @Test func everyFrameOfTheProtocolIsRead() throws {
    #expect(try ClientFrame(#"[0,"abc",5]"#) == .hello(token: "abc", lastBatch: 5))
    #expect(try ClientFrame("[-1,9]") == .acknowledgement(lastBatch: 9))
    #expect(try ClientFrame("[7,3,12,0]") == event(.tap))
    #expect(try ClientFrame(#"[7,3,12,1,"héllo \u0041\n"]"#) == event(.input("héllo A\n")))
    #expect(try ClientFrame(#" [ 7 , 3 , 12 , 2 , "x" ] "#) == event(.change("x")))
    #expect(try ClientFrame("[7,3,12,3,true]") == event(.toggle(true)))
    #expect(try ClientFrame("[7,3,12,7,-4]") == event(.move(-4)))
    #expect(try ClientFrame(#"[7,3,12,9,"a/b"]"#) == event(.navigate("a/b")))
    for (kind, action) in [4: UserEvent.Action.submit, 5: .refresh, 6: .delete, 8: .dismiss, 10: .appear] {
      #expect(try ClientFrame("[7,3,12,\(kind)]") == event(action))
    }
  }

  static let malformed = [
    "", " ", "null", "0", "{}", "[]", "[0]", "hello", "[0,\"abc\"]", "[0,5,5]", "[0,\"abc\",-1]",
    "[0,\"abc\",\"5\"]",
    "[0,\"abc\",5,6]", "[-1]", "[-1,-1]", "[-1,1.5]", "[-1,1e400]", "[-1,true]", "[-2,0]",
    "[-1,99999999999999999999]",
    "[1]", "[1,0]", "[1,0,5]", "[1,0,5,11]", "[1,0,5,-1]", "[1,0,-5,0]", "[1,0,4294967296,0]",
    "[1,0,5,0,null]",
    "[1,0,5,1]", "[1,0,5,1,5]", "[1,0,5,1,null]", "[1,0,5,3,\"true\"]", "[1,0,5,3,1]", "[1,0,5,7,1.5]",
    "[1,0,5,7,1e300]", "[1,0,[5],0]", "[1,0,{\"a\":1},0]", "[1.5,0,5,0]", "[9223372036854775808,0,5,0]",
    "[1,0,5,0",
    "[1,0,5,0]]", "[1,0,5,1,\"\\ud800\"]", "[\"1\",0,5,0]", "[NaN,0]", "[1,0,5,1,\"a\nb\"]",
    String(repeating: "[", count: 100_000), "[0,\"abc\"," + String(repeating: "[", count: 10_000),
  ]

  @Test(arguments: malformed) func anythingElseIsMalformed(_ text: String) {
    #expect(throws: ClientFrame.Malformed()) { try ClientFrame(text) }
  }
}
