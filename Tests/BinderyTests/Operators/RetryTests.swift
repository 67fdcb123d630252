import Bindery
import BinderyTesting
import Testing

/// `retry catch`.
@Suite(.workScope) @MainActor
struct RetryTests {
  struct Failure: Error, Equatable {}

  let clock = TestClock()

  @Test func retryWaitsLongerEachTime() async {
    var attempts = 0
    WorkScope.start {
      _ = try? await retry(3, backoff: .exponential(from: .seconds(1)), clock: clock) {
        attempts += 1
        throw Failure()
      }
    }
    await settle()
    #expect(attempts == 1)
    await clock.advance(by: .seconds(1))
    #expect(attempts == 2)
    await clock.advance(by: .seconds(2))
    #expect(attempts == 3)
  }

  @Test func anExponentialWaitStopsGrowingAtItsLimit() async {
    var times: [TestClock.Instant] = []
    WorkScope.start {
      let backoff = Backoff.exponential(from: .seconds(1), upTo: .seconds(3))
      _ = try? await retry(5, backoff: backoff, clock: clock) {
        times.append(clock.now)
        throw Failure()
      }
    }
    await clock.run()
    let waits = zip(times.dropFirst(), times).map { $1.duration(to: $0) }
    #expect(waits == [.seconds(1), .seconds(2), .seconds(3), .seconds(3)])
  }

  @Test func aCancellationIsNotTriedAgain() async {
    var attempts = 0
    let task = WorkScope.start {
      _ = try? await retry(3, backoff: .constant(.seconds(1)), clock: clock) {
        attempts += 1
        throw Failure()
      }
    }
    await settle()
    task.cancel()
    await clock.run()
    #expect(attempts == 1)
  }

  @Test func retryOfASignalGivesTheResultOrTheLastError() async {
    let questions = Relay<String>()
    var attempts = 0
    let answers = questions.signal
      .retry(2, backoff: .constant(.seconds(1)), clock: clock) { question in
        attempts += 1
        if question == "hard" || attempts == 1 { throw Failure() }
        return question.uppercased()
      }
      .catch { (_: any Error) in "?" }
    let seen = Recorder(answers, .exhaustive)
    questions.accept("easy")
    await clock.advance(by: .seconds(1))
    seen.expect("EASY")
    questions.accept("hard")
    await clock.advance(by: .seconds(1))
    seen.expect("?")
    #expect(attempts == 4)
  }

  @Test func aNewerEventCancelsTheAttemptsOfTheOlderOne() async {
    let questions = Relay<String>()
    var asked: [String] = []
    let answers = questions.signal.retry(3, backoff: .constant(.seconds(1)), clock: clock) { question in
      asked.append(question)
      if question == "old" { throw Failure() }
      return question
    }
    let seen = Recorder(answers.catch { (_: any Error) in "?" }, .exhaustive)
    questions.accept("old")
    await settle()
    questions.accept("new")
    await clock.run()
    seen.expect("new")
    #expect(asked == ["old", "new"])
  }

  @Test func retryOfADriverStartsWithTheCurrentValue() async {
    @SharedBox var question = "weather"
    var attempts = 0
    let answers = $question.retry(2, backoff: .constant(.seconds(1)), clock: clock) { question in
      attempts += 1
      if attempts == 1 { throw Failure() }
      return question.uppercased()
    }
    let seen = Recorder(answers.catch { (_: any Error) in "?" }, .exhaustive)
    await clock.advance(by: .seconds(1))
    seen.expect("WEATHER")
    question = "news"
    await settle()
    seen.expect("NEWS")
  }

  @Test func catchTurnsErrorsIntoValues() {
    let results = Relay<Result<Int, Failure>>()
    let seen = Recorder(results.signal.catch { _ in -1 }, .exhaustive)
    results.accept(.success(1))
    results.accept(.failure(Failure()))
    results.accept(.success(2))
    seen.expect(1, -1, 2)
  }

  @Test func catchOfADriverShowsAValueForTheError() {
    @SharedBox var result = Result<Int, Failure>.success(1)
    let seen = Recorder($result.catch { _ in -1 }, .exhaustive)
    result = .failure(Failure())
    result = .success(2)
    seen.expect(1, -1, 2)
  }

  @Test func aDerivedValueThatFailsIsCaughtByItsDriver() {
    @SharedBox var number = 4
    let root = ThrowingComputed { () throws -> Int in
      guard number >= 0 else { throw Failure() }
      return number * number
    }
    let seen = Recorder(root.driver.catch { (_: any Error) in -1 }, .exhaustive)
    number = -2
    number = 3
    seen.expect(16, -1, 9)
  }
}
