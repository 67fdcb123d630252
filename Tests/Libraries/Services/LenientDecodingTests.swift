import BinderyServices
import Foundation
import Testing

@Suite struct LenientDecodingTests {
  private struct Odd: Decodable {
    let number: Double?
    let integer: Int?
    let text: String?
    let numbers: [Double?]

    enum CodingKeys: String, CodingKey { case number, integer, text, numbers }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      number = fields.number(.number)
      integer = fields.integer(.integer)
      text = fields.text(.text)
      numbers = fields.numbers(.numbers)
    }
  }

  private func odd(_ json: String) throws -> Odd { try JSONDecoder().decode(Odd.self, from: Data(json.utf8)) }

  @Test(
    arguments: [
      ("1", 1.0), ("1.5", 1.5), (#""1.5""#, 1.5), ("null", nil), (#""warm""#, nil), ("[1]", nil),
      (#""nan""#, nil),
      (#""inf""#, nil),
    ] as [(String, Double?)])
  func aNumberIsReadFromWhatServicesSend(json: String, expected: Double?) throws {
    #expect(try odd(#"{"number": \#(json)}"#).number == expected)
  }

  @Test func integersAcceptFractionsAndNeverTrap() throws {
    #expect(try odd(#"{"integer": 3.0}"#).integer == 3)
    #expect(try odd(#"{"integer": 1e300}"#).integer == nil)
    #expect(try odd(#"{}"#).integer == nil)
  }

  @Test func emptyTextIsNil() throws {
    #expect(try odd(#"{"text": ""}"#).text == nil)
    #expect(try odd(#"{"text": 12}"#).text == "12")
  }

  @Test func aBadEntryKeepsItsPlaceInTheList() throws {
    #expect(try odd(#"{"numbers": [1, null, "x", 4]}"#).numbers == [1, nil, nil, 4])
    #expect(try odd(#"{"numbers": {"a": 1}}"#).numbers == [])
  }
}
