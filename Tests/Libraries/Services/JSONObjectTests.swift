import BinderyServices
import Foundation
import Testing

@Suite struct JSONObjectTests {
  private func object(_ json: String) throws -> JSONObject {
    try JSONDecoder().decode(JSONObject.self, from: Data(json.utf8))
  }

  @Test(
    arguments: [
      ("1", 1.0), ("1.5", 1.5), (#""1.5""#, 1.5), ("null", nil), (#""warm""#, nil), ("[1]", nil),
      (#""nan""#, nil), (#""inf""#, nil), ("true", nil), ("{}", nil),
    ] as [(String, Double?)])
  func aNumberIsReadFromWhatServicesSend(json: String, expected: Double?) throws {
    #expect(try object(#"{"field": \#(json)}"#).number("field") == expected)
  }

  @Test func integersAcceptFractionsAndNeverTrap() throws {
    #expect(try object(#"{"field": 3.0}"#).integer("field") == 3)
    #expect(try object(#"{"field": 3.9}"#).integer("field") == 3)
    #expect(try object(#"{"field": 1e300}"#).integer("field") == nil)
    #expect(try object(#"{}"#).integer("field") == nil)
  }

  @Test(
    arguments: [
      (#""Oslo""#, "Oslo"), (#""""#, nil), ("12", "12"), ("1.5", "1.5"),
      ("9007199254740993", "9007199254740993"),
      ("true", nil), ("null", nil),
    ] as [(String, String?)])
  func aTextIsNeverEmpty(json: String, expected: String?) throws {
    #expect(try object(#"{"field": \#(json)}"#).text("field") == expected)
  }

  @Test(
    arguments: [("true", true), ("0", false), ("1", true), (#""x""#, nil), ("null", nil)] as [(String, Bool?)]
  )
  func aFlagIsABooleanOrANumber(json: String, expected: Bool?) throws {
    #expect(try object(#"{"field": \#(json)}"#).flag("field") == expected)
  }

  @Test func theFirstReadableNameCounts() throws {
    let object = try object(#"{"old": 1, "new": "x", "other": 2}"#)
    #expect(object.number("new", "old", "other") == 1)
    #expect(object.text("missing", "new") == "x")
  }

  @Test func aBadEntryKeepsItsPlaceInTheList() throws {
    #expect(try object(#"{"list": [1, null, "x", 4]}"#).numbers("list") == [1, nil, nil, 4])
    #expect(try object(#"{"list": {"a": 1}}"#).numbers("list") == [])
    #expect(try object(#"{"list": ["a", "", 5, []]}"#).texts("list") == ["a", nil, "5", nil])
  }

  @Test func onlyObjectsOfAListAreReturned() throws {
    let object = try object(#"{"list": [{"a": 1}, null, 7, [], {"a": {"b": true}}]}"#)
    #expect(object.objects("list").map { $0.number("a") } == [1, nil])
    #expect(object.objects("list").last?.object("a")?.flag("b") == true)
    #expect(object.objects("missing").isEmpty)
  }

  @Test(arguments: ["{}", #"{"list": {}}"#, #"{"list": null}"#])
  func aMissingListIsReportedByItsName(json: String) throws {
    let object = try object(json)
    let error = #expect(throws: DecodingError.self) { try object.objects(required: "list") }
    guard case .keyNotFound(let key, _) = error else { throw try #require(error) }
    #expect(key.stringValue == "list")
  }

  @Test(arguments: ["[]", "1", #""text""#, "null"]) func otherValuesAreNoObject(json: String) {
    #expect(throws: DecodingError.self) { try object(json) }
  }
}
