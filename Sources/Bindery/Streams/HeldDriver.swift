/// The newest value of a source, which it observes for as long as its driver exists.
@MainActor
final class HeldDriver<Value> {
  let box: BoxNode<Value>
  private var feed: Disposable?

  /// Creates a driver that shows `initial` until `connect`'s source sets its box.
  init(_ initial: Value, _ connect: (BoxNode<Value>) -> Disposable) {
    box = BoxNode(initial)
    feed = connect(box)
  }

  var driver: Driver<Value> {
    Driver(reading: { self.box.read() }, of: self)
  }
}

extension HeldDriver: ClosureHolder {
  func releaseClosures() { feed = nil }
}

extension Driver {
  /// Calls `body` after each change, but not now.
  func onChange(
    name: StaticString = #function, _ body: @escaping @MainActor (Value) -> Void
  ) -> Disposable {
    var isFirst = true
    return unowned {
      bind(name: name) { value in
        if isFirst { isFirst = false } else { body(value) }
      }
    }
  }
}
