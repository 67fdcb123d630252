import BinderyCombine
import Testing

private final class Form: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  var plain = 0
}

private final class Spoken: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

private final class OldWay: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}

private final class Silent: ObservableObject {
  var count = 0
}

@Suite struct PublishedTests {
  @Test func publishesCurrentAndLaterValuesBeforeStoringThem() {
    let form = Form()
    var seen: [String] = []
    let subscription = form.$name.sink { seen.append("\($0) after \(form.name)") }
    form.name = "Ana"
    form.name = "Ana"
    #expect(seen == [" after ", "Ana after ", "Ana after Ana"])
    subscription.cancel()
  }

  @Test func objectWillChangeFiresForEqualValues() {
    let form = Form()
    var count = 0
    let subscription = form.objectWillChange.sink { count += 1 }
    form.name = ""
    form.isValid = true
    form.plain = 1
    #expect(count == 2)
    subscription.cancel()
  }

  @Test func usesADeclaredObjectWillChangePublisher() {
    let spoken = Spoken()
    let old = OldWay()
    var seen: [Int] = []
    var bag: Set<AnyCancellable> = []
    spoken.objectWillChange.sink { seen.append(spoken.count) }.store(in: &bag)
    old.objectWillChange.sink { seen.append(old.count + 10) }.store(in: &bag)
    spoken.count = 1
    old.count = 1
    #expect(seen == [0, 10])
  }

  @Test func anObjectWithoutPublishedPropertiesKeepsItsPublisher() {
    let silent = Silent()
    var count = 0
    let subscription = silent.objectWillChange.sink { count += 1 }
    silent.objectWillChange.send()
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func assignWritesEachValueForAsLongAsTheObjectLives() {
    let names = PassthroughSubject<String, Never>()
    var form: Form? = Form()
    weak let observed = form
    names.map { !$0.isEmpty }.assign(to: &form!.$isValid)
    var changes = 0
    let subscription = form!.objectWillChange.sink { changes += 1 }
    names.send("Ana")
    #expect(form!.isValid)
    #expect(changes == 1)
    form = nil
    #expect(observed == nil)
    names.send("Ben")
    subscription.cancel()
  }

  @Test func assignWritesAPropertyOfAnObject() {
    let form = Form()
    let subscription = Just("Ana").assign(to: \.name, on: form)
    #expect(form.name == "Ana")
    subscription.cancel()
  }
}
