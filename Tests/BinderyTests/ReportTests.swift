import Bindery
import Testing

/// Reports have one handler in the process: these tests take turns.
@MainActor
@Suite(.serialized) struct ReportTests {
  func reports(of body: () -> Void) -> [Report] {
    var reports: [Report] = []
    let handler = Reports.handler
    Reports.handler = { reports.append($0) }
    body()
    Reports.handler = handler
    return reports
  }

  @Test func aCycleIsReportedWithTheNamesOnItsPathAndTheRestGoesOn() {
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
}
