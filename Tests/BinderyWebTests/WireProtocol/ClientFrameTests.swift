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
    #expect(try ClientFrame(" [ 7 , 3 , 12 , 2 , 2.5 ] ") == event(.number(2.5)))
    #expect(try ClientFrame("[7,3,12,3,true]") == event(.toggle(true)))
    #expect(try ClientFrame("[7,3,12,7,-4]") == event(.move(-4)))
    #expect(try ClientFrame(#"[7,3,12,9,"a/b"]"#) == event(.navigate(["a", "b"])))
    for (kind, action) in [4: UserEvent.Action.submit, 5: .refresh, 6: .delete, 8: .dismiss, 10: .appear] {
      #expect(try ClientFrame("[7,3,12,\(kind)]") == event(action))
    }
  }

  @Test func typedValuesAreRead() throws {
    #expect(try ClientFrame(#"[7,3,12,12,"2026-11-21"]"#) == event(.date(CalendarDate("2026-11-21"))))
    #expect(try ClientFrame(#"[7,3,12,12,""]"#) == event(.date(nil)))
    let seen = [NodeID(rawValue: 5), NodeID(rawValue: 6)]
    #expect(try ClientFrame("[7,3,12,22,[5,6]]") == event(.see(seen)))
    #expect(try ClientFrame("[7,3,12,22,[]]") == event(.see([])))
    let many = Array(repeating: "5", count: 1_001).joined(separator: ",")
    #expect(throws: ClientFrame.Malformed.self) { try ClientFrame("[7,3,12,22,[\(many)]]") }
    let sizes = [
      MeasuredSize(NodeID(rawValue: 1), width: 390, height: 844),
      MeasuredSize(NodeID(rawValue: 5), width: 0, height: 40.5),
    ]
    #expect(try ClientFrame("[7,3,12,23,[1,390,844,5,0,40.5]]") == event(.measure(sizes)))
    let tooMany = Array(repeating: "5,1,1", count: 251).joined(separator: ",")
    #expect(throws: ClientFrame.Malformed.self) { try ClientFrame("[7,3,12,23,[\(tooMany)]]") }
    #expect(try ClientFrame("[7,3,12,13,15]") == event(.select(NodeID(rawValue: 15))))
    let place = MapCoordinate(latitude: -33.9, longitude: 18.4)
    #expect(
      try ClientFrame("[7,3,12,14,[-33.9,18.4,3000]]") == event(.region(MapRegion(center: place, span: 3000)))
    )
    let location = UserLocation(coordinate: place, accuracy: 25, timeZone: "Africa/Johannesburg")
    #expect(
      try ClientFrame(#"[7,3,12,15,[-33.9,18.4,25,"Africa/Johannesburg"]]"#)
        == event(.location(.success(location))))
    #expect(
      try ClientFrame(#"[7,3,12,15,[-33.9,18.4,-5,""]]"#)
        == event(.location(.success(UserLocation(coordinate: place)))))
    for failure in LocationFailure.allCases {
      #expect(try ClientFrame("[7,3,12,15,\"\(failure)\"]") == event(.location(.failure(failure))))
    }
  }

  /// Frames that are parsed without a JSON decoder, and similar ones.
  @Test func plainFramesAreThoseOfTheDecoder() throws {
    for text in ["[7,3,12,0]", "[7,3,12,10]", "[1,0,4294967295,8]", "[-1,0]"] {
      #expect(PlainFrame.frame(text) == (try ClientFrame(text + " ")))
      #expect(PlainFrame.frame(text) != nil)
    }
    let others = [
      "[0,3,12,0]", "[07,3,12,0]", "[7,3,4294967296,0]", "[7,3,12,1]", "[7,3,12,256]", "[7,3,12,0,1]",
      "[7,3,12]",
      "[7,3,12,]", "[7 ,3,12,0]", "[-1,-1]", "[-1]", "[-2,1]", "[1234567890123456,0,1,0]", "[]", "[", "", "]",
      "[,]",
    ]
    for text in others { #expect(PlainFrame.frame(text) == nil) }
  }

  static let malformed = [
    "[1,0,5,2,\"7\"]", "[1,0,5,2,true]", "[1,0,5,2,1e400]", "[1,0,5,12,\"today\"]",
    "[1,0,5,12,\"2026-02-30\"]",
    "[1,0,5,12,5]", "[1,0,5,12]", "[1,0,5,13,\"15\"]", "[1,0,5,13,-1]", "[1,0,5,14,\"1,2,3\"]",
    "[1,0,5,14,[1,2]]",
    "[1,0,5,14,[1,2,3,4]]", "[1,0,5,14,[91,2,3]]", "[1,0,5,15,[1,181,3,\"\"]]", "[1,0,5,15,[1,2,3]]",
    "[1,0,5,15,\"allowed\"]", "[1,0,5,15,\"\"]", "[1,0,5,16]", "[1,0,5,22]", "[1,0,5,22,5]",
    "[1,0,5,23]", "[1,0,5,23,5]", "[1,0,5,23,[5]]", "[1,0,5,23,[5,1]]", "[1,0,5,23,[5,1,-1]]",
    "[1,0,5,23,[5,1,1000001]]",
    "[1,0,5,23,[5,1e400,1]]", "[1,0,5,23,[5,\"1\",1]]", "[1,0,5,23,[-5,1,1]]", "[1,0,5,23,[5,null,1]]",
    "[1,0,5,22,[-1]]", "[1,0,5,22,[\"5\"]]", "[1,0,5,256]",
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
  ]

  @Test(arguments: malformed) func otherInputIsMalformed(_ text: String) {
    #expect(throws: ClientFrame.Malformed()) { try ClientFrame(text) }
  }

  // The depth is the argument because an argument is printed in full.
  @Test(arguments: ["", "[0,\"abc\","], [10_000, 100_000])
  func deeplyNestedTextIsMalformed(_ start: String, _ depth: Int) {
    #expect(throws: ClientFrame.Malformed()) { try ClientFrame(start + String(repeating: "[", count: depth)) }
  }
}
