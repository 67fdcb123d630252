import Testing

@testable import BinderyWeb

struct OtherWorkerStepTests {
  @Test(arguments: [
    ("", 1, "?bindery-try=1"), ("plain=a&x=1", 1, "?plain=a&x=1&bindery-try=1"),
    ("bindery-try=3&plain=a", 4, "?plain=a&bindery-try=4"),
  ])
  func eachAttemptIsCountedInTheAddress(query: String, attempts: Int, expected: String) {
    #expect(PageQuery.address(query, attempts: attempts) == expected)
  }

  @Test(arguments: [
    ("bindery-try=3&a=b", 3), ("bindery-try=-1&a=b", 0), ("bindery-try=x&a=b", 0), ("a=b", 0),
  ])
  func theCountIsNotPartOfTheWindowsQuery(query: String, attempts: Int) {
    let query = PageQuery(query, isDeveloper: false)
    #expect(query.attempts == attempts)
    #expect(query.window == "a=b")
  }
}
