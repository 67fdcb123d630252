internal import Bindery
public import BinderyCombine
public import BinderyViews

extension View {
  /// Runs an action for each value of a publisher while the view is shown. The publisher must publish on the main actor; use `receive(on:)` if
  /// necessary.
  ///
  /// If a new value of the view has another publisher, such as a `let` that is created again, that one replaces the previous subscription.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    Receiving(content: self, receiver: Receiver(publisher: publisher, action: action))
  }
}

/// A view with a subscription.
private struct Receiving<Content: View, Source: Publisher>: View where Source.Failure == Never {
  let content: Content
  let receiver: Receiver<Source>

  var body: some View { content }
}

/// The description of a subscription in a value of the view.
private struct Receiver<Source: Publisher>: DynamicProperty where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    if let kept = storage.kept[index] as? Reception<Source> {
      kept.take(self)
    } else {
      let reception = Reception(self)
      storage.kept[index] = reception
      reception.subscribe()
    }
  }
}

/// The subscription of a view's place; it ends when the place is removed.
@MainActor
private final class Reception<Source: Publisher> where Source.Failure == Never {
  private var receiver: Receiver<Source>
  private var subscription: AnyCancellable?

  init(_ receiver: Receiver<Source>) { self.receiver = receiver }

  func take(_ newReceiver: Receiver<Source>) {
    let isSame = areEqual(receiver.publisher, newReceiver.publisher)
    receiver = newReceiver
    if !isSame { subscribe() }
  }

  func subscribe() {
    subscription = untracked {
      receiver.publisher.sink { [weak self] value in
        // Sending is safe: the value is delivered within the call.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
          batch { self?.receiver.action(value) }
        }
      }
    }
  }
}
