import Testing

@testable import BinderyWeb

@Suite struct TokenTests {
  @Test func tokensRoundTrip() {
    for _ in 1...100 {
      let token = SessionToken()
      #expect(token.description.count == 32)
      #expect(SessionToken(token.description) == token)
    }
  }

  @Test func tokensDiffer() {
    #expect(Set((1...1000).map { _ in SessionToken() }).count == 1000)
  }

  @Test(arguments: [
    "", "0", String(repeating: "0", count: 31), String(repeating: "0", count: 33),
    String(repeating: "g", count: 32),
    String(repeating: "A", count: 32), "+" + String(repeating: "0", count: 31),
    String(repeating: "é", count: 16),
  ])
  func otherTextIsNotAToken(_ text: String) {
    #expect(SessionToken(text) == nil)
  }
}
