import Bindery
import BinderyApp
import BinderyViewModels
import BinderyViews
import Foundation

struct Loan: Identifiable, Equatable {
  let id: Int
  let thing: String
  let due: Date
}

struct LoansApp: App {
  static let program = ProgramDescription(offersSampleData: true)
  private let loans: [Loan]
  private let time: MinuteClock

  init(_ launch: LaunchContext) {
    let tomorrow = launch.display.now() + 86_400
    loans = launch.showsSampleData ? [Loan(id: 1, thing: "Drill", due: tomorrow)] : []
    time = MinuteClock(launch.display)
    time.start()
  }

  var body: some Scene {
    WindowGroup("Loans") { LoansView(model: LoansViewModel(loans: loans, time: time)) }
  }
}

@MainActor
final class LoansViewModel {
  let loans: [Loan]
  private let time: MinuteClock

  init(loans: [Loan], time: MinuteClock) {
    self.loans = loans
    self.time = time
  }

  func text(of loan: Loan) -> String {
    time.now > loan.due ? "\(loan.thing): overdue" : loan.thing
  }
}

struct LoansView: View {
  let model: LoansViewModel

  var body: some View {
    List(model.loans) { loan in Text(model.text(of: loan)) }
  }
}
