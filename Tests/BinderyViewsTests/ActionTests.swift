import BinderyTesting
import BinderyViews
import Testing

/// Actions of views may be values: a stored closure, or a method of an object on any actor.
@MainActor
@Suite(.workScope) struct ActionTests {
  private final class Counter {
    var count = 0
    func increase() { count += 1 }
  }

  private struct Control: View {
    let action: () -> Void
    let changed: (Int, Int) -> Void
    @State private var number = 0
    @State private var name = ""

    var body: some View {
      Button("Press", action: action)
      Button("Symbol", systemImage: "plus", action: action)
      Button(action: action) { Text("Label") }
      Button("Number") { number += 1 }
      Text("Tapped").onTapGesture(perform: action)
      TextField("Name", text: $name).onSubmit(action)
      Text("Change").onChange(of: number, changed).onAppear(perform: action)
    }
  }

  @Test func aStoredClosureOrAMethodIsAnAction() {
    let counter = Counter()
    let host = TestHost { Control(action: counter.increase) { counter.count += 10 * ($1 - $0) } }
    #expect(counter.count == 1)
    host.tap("Press")
    host.tap("Symbol")
    host.tap("Label")
    host.tap("Tapped")
    host.submit("Name")
    #expect(counter.count == 6)
    host.tap("Number")
    #expect(counter.count == 16)
  }
}
