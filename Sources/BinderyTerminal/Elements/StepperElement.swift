/// A number that changes by steps: `− 3 +`.
final class StepperElement: NumberBox {
  override var valueText: String { text.isEmpty ? "− +" : "− \(text) +" }
  override var spokenValue: String { text }
}
