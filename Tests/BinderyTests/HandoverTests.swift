import Bindery
import Testing

/// Objects whose last reference is released on another thread.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HandoverTests {
  @Test func bindingsReleasedOnAnotherThreadEndOnTheMainActor() async {
    @MainActor final class Model {
      @Box var value = 0
    }
    let model = Model()
    var runs = 0
    let (ends, end) = AsyncStream<Void>.makeStream()
    var captured: AnyObject? = Disposable { end.yield() }
    var binding: Disposable? = effect { [captured] in
      runs += 1
      _ = (model.value, captured)
    }
    captured = nil
    let handedOver = Handover(binding)
    binding = nil
    await Task.detached { handedOver.drop() }.value
    // What the effect captured is released with it.
    var nextEnd = ends.makeAsyncIterator()
    await nextEnd.next()
    model.value = 1
    #expect(runs == 1)
  }

  @Test func modelsReleasedOnAnotherThreadEndOnTheMainActor() async {
    @MainActor final class Model {
      @Box var number = 0
      private(set) lazy var doubled = Computed { [unowned self] in number * 2 }
      private let bag = DisposeBag()
      private let ended: @MainActor () -> Void

      init(ended: @escaping @MainActor () -> Void) {
        self.ended = ended
        effect { [unowned self] in _ = doubled.value }.disposed(by: bag)
        Disposable(ended).disposed(by: bag)
      }
    }
    var endings = 0
    let (ends, end) = AsyncStream<Void>.makeStream()
    let handover = Handover(
      Model {
        endings += 1
        end.yield()
      })
    await Task.detached { handover.drop() }.value
    var nextEnd = ends.makeAsyncIterator()
    await nextEnd.next()
    #expect(endings == 1)
  }
}
