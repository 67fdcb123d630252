import Testing

@testable import BinderyTerminal

@Suite struct PathCompletionTests {
  @Test func aSinglePathIsCompletedWithoutAList() throws {
    let completion = try #require(PathCompletion(["cats/kitten.jpg"]))
    #expect(completion.common == "cats/kitten.jpg")
    #expect(completion.list == nil)
  }

  @Test func severalPathsAreCompletedAsFarAsTheyAgree() throws {
    let completion = try #require(PathCompletion(["cats/kitten.jpg", "cats/kitchen/"]))
    #expect(completion.common == "cats/kit")
    #expect(completion.list == "kitten.jpg   kitchen/")
  }

  @Test func aLongListSaysHowManyPathsItLeavesOut() throws {
    let completion = try #require(PathCompletion((1...8).map { "\($0)" }))
    #expect(completion.common == "")
    #expect(completion.list == "1   2   3   4   5   6   and 2 more")
  }

  @Test func withoutPathsThereIsNothingToComplete() { #expect(PathCompletion([]) == nil) }
}
