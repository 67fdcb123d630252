@MainActor
extension Binding where Value: Equatable {
  /// Keeps a property of a control and the value equal, both ways.
  ///
  ///     model.name ── value ──▶ field.text      now and after each change, but not what the field shows already
  ///     model.name ◀── edits ── field           each edit is written, then read back
  ///
  ///     field   2 ── types 2.4 ──────────── shows 2 ──▶
  ///     model   2 ──────────── rounds: 2 ─────────────▶
  ///
  /// An edit that the model accepts unchanged causes no echo: the field is not written, and keeps its caret. If the model changes or
  /// rejects it, the field shows the model's value.
  ///
  /// - Parameters:
  ///   - target: the control; it is not retained, and the connection has no effect once it is released.
  ///   - keyPath: the control's property.
  ///   - edits: the user's edits of the property.
  /// - Returns: a disposable that keeps the connection.
  public func bind<Target: AnyObject>(
    to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>, edits: Signal<Value>
  ) -> Disposable {
    let shown = Shown<Value>()
    let show: @MainActor (Value) -> Void = { [weak target] value in
      guard shown.value != value else { return }
      shown.value = value
      target?[keyPath: keyPath] = value
    }
    let toTarget = Driver(reading: { wrappedValue }).bind(show)
    let toModel = edits.bind { edit in
      shown.value = edit
      wrappedValue = edit
      show(untracked { wrappedValue })
    }
    return Disposable {
      toTarget.dispose()
      toModel.dispose()
    }
  }

  /// Keeps this value and another equal, both ways. At first the other gets this one's value.
  ///
  ///     self    1 ── 2 ─────── 5 ──▶
  ///     other   1 ── 2 ── 5 ───────▶
  ///
  /// Each write is read back: if the written value differs afterwards, the other side gets that. Two that never agree are reported as a cycle.
  ///
  /// - Returns: a disposable that keeps the connection.
  public func bind(to other: Binding<Value>) -> Disposable {
    let toOther = Driver(reading: { wrappedValue }).bind { Self.write($0, to: other, readingBackTo: self) }
    let toSelf = Driver(reading: { other.wrappedValue }).bind {
      Self.write($0, to: self, readingBackTo: other)
    }
    return Disposable {
      toOther.dispose()
      toSelf.dispose()
    }
  }

  private static func write(_ value: Value, to target: Binding, readingBackTo source: Binding) {
    guard target.wrappedValue != value else { return }
    target.wrappedValue = value
    let taken = target.wrappedValue
    if taken != value { source.wrappedValue = taken }
  }
}

/// The value that a control shows.
@MainActor
private final class Shown<Value> {
  var value: Value?
}
