import BinderySwiftUI
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct LayoutNamesTests {
  @Test func aMaskOfAShapeClips() {
    let host = TestHost {
      Text("A").mask(Capsule())
      Text("B").mask { RoundedRectangle(cornerRadius: 8) }
    }
    #expect(
      host.all(.role(.text)).compactMap { $0[.clipShape] } == [.capsule, .roundedRectangle(8)])
  }

  @Test func anInsetIsBesideTheView() {
    let host = TestHost {
      Text("Row").safeAreaInset(edge: .leading) { Text("Before") }
      Text("Row").safeAreaInset(edge: .trailing, spacing: 4) { Text("After") }
    }
    #expect(host.texts == ["Before", "Row", "Row", "After"])
    #expect(host.all(.role(.stack)).allSatisfy { $0[.axis] == .horizontal })
  }

  @Test func marginsAreSpace() {
    let host = TestHost {
      Text("A").safeAreaPadding(.horizontal, 16)
      Text("B").safeAreaPadding(8)
      Text("C").contentMargins(.vertical, 12, for: .scrollContent)
      Text("D").contentMargins(4)
    }
    #expect(
      host.all(.role(.text)).compactMap { $0[.padding] } == [
        EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16), EdgeInsets(.all, 8),
        EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0), EdgeInsets(.all, 4),
      ])
  }

  @Test func aProgressStyleHasAColor() {
    let host = TestHost {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
      ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .green))
    }
    let progress = host.all(.role(.progress))
    #expect(progress.map { $0[.tint] } == [.red, .green])
    #expect(progress.map { $0[.fractionCompleted] } == [0.5, nil])
  }

  @Test func glassIsAMaterial() {
    let host = TestHost { Text("A").glassEffect(.regular.interactive(), in: Circle()) }
    let backgrounds = host.all(.role(.text)).compactMap { $0[.background] }
    #expect(backgrounds == [BoxBackground(.thinMaterial, in: .circle)])
  }

  @Test func aStepperOf2019HasItsLabelLast() {
    struct Screen: View {
      @State private var count = 1
      @State private var log: [Bool] = []
      var body: some View {
        Stepper(value: $count, step: 2, onEditingChanged: { log.append($0) }) { Text("Count \(count)") }
        Text("\(log.count)")
      }
    }
    let host = TestHost { Screen() }
    host.adjust(.role(.stepper, "Count 1"), to: 3)
    #expect(host.shows(.role(.stepper, "Count 3")))
    #expect(host.texts == ["2"])
  }
}
