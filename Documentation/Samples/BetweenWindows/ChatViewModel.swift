import Bindery
import BinderyStore
import BinderyViewModels

struct Typing: Codable, Sendable {
  let name: String
}

struct Guest: Codable, Equatable, Identifiable, Sendable {
  let id: String
  let name: String
}

/// One window of a chat.
@MainActor
final class ChatViewModel {
  @Box private(set) var typing: String?

  private let me: Guest
  private let topic: Topic<Typing>
  private let room: Presence<Guest>
  private var stay: Disposable?
  private var following: Disposable?
  private let bag = DisposeBag()

  init(me: Guest, store: Store, scene: SceneState = SceneState()) {
    self.me = me
    topic = store.topic("chat.typing", of: Typing.self)
    room = store.presence("chat.kitchen", of: Guest.self)
    topic.messages.bind(with: self) { $0.typing = "\($1.name) is typing" }.disposed(by: bag)
    following = effect(self) { chat in
      chat.stay = scene.isShown ? try? chat.room.join(as: chat.me) : nil
    }
  }

  var names: [String] { room.members.map(\.name) }

  func type() throws {
    try topic.send(Typing(name: me.name))
  }
}
