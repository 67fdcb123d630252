/// The box of the tutorials: a value and its listeners.
final class TutorialBox<Value> {
  private var listeners: [(Value) -> Void] = []

  var value: Value {
    didSet { for listener in listeners { listener(value) } }
  }

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(value)
  }
}
