internal import Bindery
internal import Observation

/// A box of a hostile program.
@MainActor
final class BoxSource {
  @Box var value = 0
}

/// An `@Observable` source of a hostile program.
@MainActor @Observable
final class ObjectSource {
  var value = 0
}

/// A box that contains a derived value or nil.
@MainActor
final class Slot {
  @Box var derived: Derived?
}

/// A box that contains an owner or nil.
@MainActor
final class OwnerSlot {
  @Box var owner: Owner?
}

/// A box that contains an object whose deinitializer acts.
@MainActor
final class TokenSource {
  @Box var token: Token?
}

/// An object whose deinitializer acts.
@MainActor
final class Token {
  private unowned let program: HostileProgram

  init(_ program: HostileProgram) { self.program = program }

  isolated deinit { program.tokenGoes() }
}

/// An object that has state, derives values from it and binds it, like a view model.
@MainActor
final class Owner {
  let number: Int
  /// The index of the program's box that it reads.
  let box: Int
  @Box var own: Int
  private(set) lazy var sum = makeSum()
  private let source: BoxSource
  private let bag = DisposeBag()
  /// The value that its own effect read last.
  private(set) var seen = -1

  init(number: Int, box: Int, _ source: BoxSource, own: Int) {
    self.number = number
    self.box = box
    self.source = source
    self.own = own
    effect { [unowned self] in seen = sum.value }.disposed(by: bag)
  }

  private func makeSum() -> Computed<Int> {
    Computed { [unowned self] in own &+ source.value }
  }
}
