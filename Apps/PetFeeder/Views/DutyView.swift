internal import BinderyViews
internal import PetFeederViewModels

/// The next duty as an icon and text, so that it doesn't depend on color alone.
struct DutyView: View {
  let duty: @MainActor () -> PetDuty

  init(_ duty: @autoclosure @escaping @MainActor () -> PetDuty) { self.duty = duty }

  var body: some View {
    let duty = duty()
    Label {
      Text(duty.text)
    } icon: {
      Image(systemName: symbol(duty.urgency))
    }.font(.callout).foregroundStyle(tone(duty.urgency))
  }

  private func symbol(_ urgency: PetDuty.Urgency) -> String {
    switch urgency {
    case .upcoming, .due: "clock"
    case .overdue: "exclamationmark.triangle"
    case .done: "checkmark"
    }
  }

  private func tone(_ urgency: PetDuty.Urgency) -> Color {
    switch urgency {
    case .upcoming: .secondary
    case .due: .warning
    case .overdue: .critical
    case .done: .positive
    }
  }
}
