internal import Bindery
public import BinderyCombine
public import BinderyViews

extension View {
  /// Runs for each value of a publisher while the view is shown. The publisher must publish on the main actor: `receive(on:)` brings it there.
  ///
  /// A new value of the view with another publisher, as a `let` that is made anew, is subscribed to in place of the one before.
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

/// What a value of the view says of its subscription.
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

/// The subscription of a place; it ends with it.
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
        // Sending is right: the value is handed over within the call.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
          batch { self?.receiver.action(value) }
        }
      }
    }
  }
}
