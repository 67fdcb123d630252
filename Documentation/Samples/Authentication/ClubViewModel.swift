import Bindery
import BinderyViewModels

@MainActor
final class ClubViewModel {
  @Box var name = ""
  @Box var password = ""
  @Box private(set) var problem: String?
  let session: UserSession
  let board: Board
  private let check: PasswordCheck

  init(session: UserSession, board: Board, check: PasswordCheck) {
    self.session = session
    self.board = board
    self.check = check
  }

  var user: User? { session.user }
  var mayDelete: Bool { user?.has(.editor) == true }

  private(set) lazy var logIn = Command { [weak self] () async -> Void in await self?.verify() }

  private func verify() async {
    let (name, password) = (name, password)
    self.password = ""
    guard session.takeLogInAttempt() else {
      problem = "Too many attempts. Try again in a minute."
      return
    }
    do {
      let id = await check.user(name, password)
      let isKnown = if let id { try await session.logIn(id) } else { false }
      problem = isKnown ? nil : "The name or the password is wrong."
    } catch {
      problem = "Nobody can log in at the moment. Try again in a minute."
    }
  }

  /// Views hide the button from others, but the view model decides.
  func delete(_ notice: String) {
    guard mayDelete else { return }
    board.delete(notice)
  }
}
