@MainActor
extension Binding where Value: Equatable {
  /// Keeps a property of a control and the value the same, both ways.
  ///
  ///     model.name ── value ──▶ field.text      now and after each change, but not what the field shows already
  ///     model.name ◀── edits ── field           each edit is written, then read back
  ///
  ///     field   2 ── types 2.4 ──────────── shows 2 ──▶
  ///     model   2 ──────────── rounds: 2 ─────────────▶
  ///
  /// An edit that the model takes as it is causes no echo: the field is not written, and keeps its caret. If the model makes something else of it, or
  /// refuses it, the field shows what the model has.
  ///
  /// - Parameters:
  ///   - target: the control; it is not kept, and nothing happens once it is gone.
  ///   - keyPath: its property.
  ///   - edits: what the user makes of the property.
  /// - Returns: what keeps the connection.
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

  /// Keeps this value and another the same, both ways. At first the other takes this one.
  ///
  ///     self    1 ── 2 ─────── 5 ──▶
  ///     other   1 ── 2 ── 5 ───────▶
  ///
  /// What is written to one is read back: if it makes something else of it, the other takes that. Two that never agree are reported as a cycle.
  ///
  /// - Returns: what keeps the connection.
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

/// What a control shows.
@MainActor
private final class Shown<Value> {
  var value: Value?
}
