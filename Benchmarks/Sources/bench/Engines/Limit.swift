/// The least that observable state can be: a stored property and a closure.
final class Limit<Value> {
  var value: Value
  let observer: (Value) -> Void

  init(_ value: Value, observer: @escaping (Value) -> Void) {
    self.value = value
    self.observer = observer
  }

  @inline(never)
  func set(_ newValue: Value) {
    value = newValue
    observer(newValue)
  }
}

/// A stored property and the closure that computes it.
final class LimitCell {
  var value = 0
  let transform: (Int) -> Int

  init(_ transform: @escaping (Int) -> Int) { self.transform = transform }
}

/// A stored property alone.
final class Plain<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
