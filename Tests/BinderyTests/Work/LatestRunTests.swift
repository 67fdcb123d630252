import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct LatestRunTests {
  struct Failure: Error {}

  let latest = LatestRun()
  let service = Stub<Int, String>()

  /// Starts a run. The returned closure describes its end; nil until it has ended.
  private func run(_ number: Int) -> () -> String? {
    var end: String?
    WorkScope.start {
      do {
        end = try await latest { try await service(number) } ?? "superseded"
      } catch { end = "\(type(of: error))" }
    }
    return { end }
  }

  @Test func lastStartedOfOverlappingRunsWins() async {
    let first = run(1)
    let second = run(2)
    await settle()
    service.answer(1, with: "two")
    service.answer(0, with: "one")
    await settle()
    #expect(first() == "superseded")
    #expect(second() == "two")
  }

  @Test func anEarlierRunDoesNotCountEvenIfItEndsFirst() async {
    let first = run(1)
    let second = run(2)
    await settle()
    service.answer(0, with: "one")
    await settle()
    #expect(first() == "superseded")
    service.answer(1, with: "two")
    await settle()
    #expect(second() == "two")
  }

  @Test func theErrorOfASupersededRunIsDropped() async {
    let first = run(1)
    let second = run(2)
    await settle()
    service.fail(0, with: Failure())
    service.fail(1, with: Failure())
    await settle()
    #expect(first() == "superseded")
    #expect(second() == "Failure")
  }

  @Test func runsThatDoNotOverlapAllCount() async {
    service.always { "\($0)" }
    let first = run(1)
    await settle()
    let second = run(2)
    await settle()
    #expect(first() == "1")
    #expect(second() == "2")
  }
}
