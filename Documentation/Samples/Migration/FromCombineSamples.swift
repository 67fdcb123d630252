import Bindery
import BinderyTesting
import Testing

@MainActor
private final class SignUpViewModel {
  @Box var name = ""
  @Box var password = ""
  @Box private(set) var message: String?
  private let bag = DisposeBag()

  /// Whether the form can be sent.
  var isComplete: Driver<Bool> {
    combineLatest($name, $password) { !$0.isEmpty && $1.count >= 8 }
  }

  init(service: Stub<String, Bool>, clock: any Clock<Duration> = ContinuousClock()) {
    $name
      .debounce(for: .seconds(0.5), clock: clock)
      .filter { !$0.isEmpty }
      .flatMapLatest { name in (try? await service(name)) ?? true }
      .bind { [weak self] isFree in self?.message = isFree ? nil : "This name is taken." }
      .disposed(by: bag)
  }
}

@Test(.workScope) @MainActor func anObservableObjectBecomesAClassWithBoxes() async {
  let clock = TestClock()
  let service = Stub<String, Bool>()
  service.always { $0 != "ana" }
  let model = SignUpViewModel(service: service, clock: clock)
  let messages = Recorder(model.$message, .exhaustive)
  let isComplete = model.isComplete
  model.name = "ana"
  model.password = "correct horse"
  #expect(isComplete.value)
  await clock.advance(by: .seconds(0.5))
  model.name = "ben"
  await clock.advance(by: .seconds(0.5))
  messages.expect(nil, "This name is taken.", nil)
}

@Test @MainActor func aSubjectBecomesARelayOrABox() {
  let saved = Relay<String>()  // PassthroughSubject
  @SharedBox var count = 0  // CurrentValueSubject
  let bag = DisposeBag()
  saved.signal.bind { _ in count += 1 }.disposed(by: bag)
  saved.accept("Mochi")
  #expect(count == 1)
  bag.dispose()
}
