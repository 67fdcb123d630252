import Bindery
import BinderyTesting
import Testing

/// Reports have one handler per process, so these tests run one at a time.
@MainActor
@Suite(.serialized) struct ReportTests {
  @Test func cyclesAreReportedWithTheirPathAndTheRestContinues() {
    @SharedBox var ping = 0
    @SharedBox var pong = 0
    let bag = DisposeBag()
    var seen: [Int] = []
    let reports = reports {
      effect("ping") { pong = ping + 1 }.disposed(by: bag)
      effect("pong") { ping = pong + 1 }.disposed(by: bag)
    }
    guard case .cycle(let path, _)? = reports.first else {
      Issue.record("No cycle was reported: \(reports)")
      return
    }
    #expect(Set(path) == ["ping", "pong"])
    bag.dispose()
    let binding = effect { seen.append(ping) }
    ping = -1
    #expect(seen.last == -1)
    binding.dispose()
  }

  @Test func effectsDroppedFromACycleReceiveTheNextChange() {
    @SharedBox var number = 0
    var isOn = true
    var runs = 0
    let copy = Computed { number }
    var binding: Disposable?
    let reports = reports {
      binding = effect {
        runs += 1
        let value = copy.value
        if isOn { number = value + 1 }
      }
    }
    #expect(reports.count == 1)
    isOn = false
    runs = 0
    number = 100_000
    number = 200_000
    #expect(runs == 2)
    binding?.dispose()
  }

  @Test func readersOfACycleSeeItsLastValue() {
    @SharedBox var number = 0
    var isOn = false
    var shown = -1
    let bag = DisposeBag()
    let reports = reports {
      effect("bystander") { shown = number }.disposed(by: bag)
      effect("cycle") {
        let value = number
        if isOn { number = value + 1 }
      }.disposed(by: bag)
      isOn = true
      number = 1
    }
    #expect(reports.count == 1)
    #expect(shown == number)
    bag.dispose()
  }

  @Test func aReportThatIsWrittenIntoABoxIsShown() {
    struct Failure: Error {}
    @SharedBox var problems: [String] = []
    @SharedBox var source = 0
    let bag = DisposeBag()
    var shown: [Int] = []
    let handler = Reports.handler
    Reports.handler = { problems.append("\($0)") }
    defer { Reports.handler = handler }
    effect { shown.append(problems.count) }.disposed(by: bag)
    effect("failing") { if source > 0 { throw Failure() } }.disposed(by: bag)
    source = 1
    source = 2
    #expect(shown == [0, 1, 2])
    effect("ping") { source = source + 1 }.disposed(by: bag)
    #expect(shown.last == problems.count)
    bag.dispose()
  }

  @Test func readsInTheReportHandlerAreNotTracked() {
    struct Failure: Error {}
    @SharedBox var problems: [String] = []
    @SharedBox var source = 0
    var runs = 0
    var reports = 0
    let handler = Reports.handler
    Reports.handler = {
      reports += 1
      problems = problems + ["\($0)"]
    }
    defer { Reports.handler = handler }
    let outer = effect {
      runs += 1
      _ = effect("failing") { if source > 0 { throw Failure() } }
    }
    source = 1
    #expect(runs == 1)
    #expect(reports == 1)
    outer.dispose()
  }

  @Test func endlessReportsAreStopped() {
    struct Failure: Error {}
    @SharedBox var problems: [String] = []
    let handler = Reports.handler
    Reports.handler = { problems.append("\($0)") }
    defer { Reports.handler = handler }
    let binding = effect("show problems") {
      if !problems.isEmpty { throw Failure() }
    }
    problems.append("first")
    #expect(problems.count > 1)
    #expect(problems.last?.contains("Reports.handler") == true)
    binding.dispose()
  }

  @Test func selfReadingValuesAreReportedAndReturnTheirLastValue() {
    @SharedBox var isOn = false
    @SharedBox var number = 1
    var itself: Computed<Int>?
    let sum = Computed("sum") { number + (isOn ? itself?.value ?? 0 : 0) }
    itself = sum
    var seen: [Int] = []
    var binding: Disposable?
    let reports = reports {
      binding = effect { seen.append(sum.value) }
      isOn = true
      number = 2
      isOn = false
      number = 5
    }
    #expect(seen == [1, 2, 4, 2, 5])
    #expect(
      reports.map { "\($0)" }
        == [String](
          repeating:
            "The derived value sum reads itself, directly or through others; the read got its last value. Derive it from other values.",
          count: 2))
    binding?.dispose()
    itself = nil
  }

  @Test func mutuallyReadingValuesAreReportedAndContinue() {
    @SharedBox var isOn = false
    @SharedBox var number = 1
    var other: Computed<Int>?
    let first = Computed("first") { number + (isOn ? other?.value ?? 0 : 0) }
    let between = Computed("between") { number * 10 }
    let second = Computed("second") { first.value + between.value }
    other = second
    var seen: [Int] = []
    var binding: Disposable?
    let reports = reports {
      binding = effect { seen.append(second.value) }
      isOn = true
      number = 2
      number = 3
      isOn = false
      number = 4
    }
    #expect(seen.first == 11)
    #expect(seen.last == 44)
    #expect(!reports.isEmpty)
    binding?.dispose()
    other = nil
  }

  @Test func aValueThatReadsItselfBeforeItHasOneStopsTheProgramWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var itself: Computed<Int>?
        let total = Computed("total") { itself?.value ?? 0 }
        itself = total
        _ = total.value
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The derived value total reads itself"))
  }

  @Test func oneFailingBindingDoesNotStopTheOthers() {
    struct Failure: Error {}
    @SharedBox var source = 0
    var seen: [Int] = []
    let bag = DisposeBag()
    let reports = reports {
      effect("failing") { if source > 0 { throw Failure() } }.disposed(by: bag)
      effect { seen.append(source) }.disposed(by: bag)
      source = 1
    }
    #expect(seen == [0, 1])
    guard case .failure("failing", is Failure)? = reports.first else {
      Issue.record("No failure was reported: \(reports)")
      return
    }
  }

  @Test func effectsThatReadAFailedValueDoNotStopOthers() {
    struct Negative: Error {}
    @SharedBox var number = -1
    let root = ThrowingComputed { () throws -> Int in
      guard number >= 0 else { throw Negative() }
      return number
    }
    var seen: [Int] = []
    let bag = DisposeBag()
    let reports = reports {
      effect("show the root") { seen.append(try root.value) }.disposed(by: bag)
      effect { seen.append(number * 100) }.disposed(by: bag)
      number = 3
    }
    #expect(seen.sorted() == [-100, 3, 300])
    guard reports.count == 1, case .failure("show the root", is Negative)? = reports.first else {
      Issue.record("Not reported as it should be: \(reports)")
      return
    }
    bag.dispose()
  }

  @Test(.workScope) func failedSequencesAreReportedAndEndTheirSignal() async {
    struct Offline: Error {}
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    var reports: [Report] = []
    let handler = Reports.handler
    Reports.handler = { reports.append($0) }
    defer { Reports.handler = handler }
    let seen = Recorder(Signal(stream))
    continuation.yield(1)
    continuation.finish(throwing: Offline())
    await settle()
    seen.expect(1)
    #expect(reports.contains { if case .failure(_, is Offline) = $0 { true } else { false } })
  }

  @Test func everyReportNamesARemedy() {
    struct Offline: Error {}
    let cycle = Report.cycle(path: ["a", "b"], rounds: 100)
    #expect("\(cycle)".contains("a -> b"))
    #expect("\(cycle)".contains("Write a value only if it differs"))
    #expect("\(Report.writeDuringRender(box: "Order.price", view: "view"))".contains("Write it in an action"))
    #expect("\(Report.bindingWithoutOwner("show"))".contains("Keep it with disposed(by:)"))
    #expect("\(Report.failure(binding: "show", error: Offline()))".contains("show failed: Offline"))
  }
}
