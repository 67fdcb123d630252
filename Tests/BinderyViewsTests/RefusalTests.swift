import Bindery
import BinderyViews
import BinderyTesting
import Foundation
import Testing

@MainActor
private final class Order {
  @Box var count = 2
  @Box var weight = 1.5
  @Box var note = ""
  @Box var title = "Order"
}

/// A control that refuses a value shows the reason until it accepts one.
@Suite(.workScope) @MainActor
struct RefusalTests {
  private let order = Order()

  private func host<Content: View>(
    _ strings: StringCatalog = StringCatalog(), language: String = "en_US",
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> TestHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    environment.strings = strings
    return TestHost(environment: environment, content)
  }

  /// Sends a value as a host does that shows it already, and returns the reason of a refusal.
  private func refusal(of action: UserEvent.Action, by role: Role, in host: TestHost) -> String? {
    guard let control = host.all(.role(role)).first else { return nil }
    host.tree.send(UserEvent(action, on: control.id))
    return control[.refusal]
  }

  @Test(
    arguments: [
      (1001, "Choose a number from 0 to 1,000."), (-1, "Choose a number from 0 to 1,000."),
      (.nan, "Choose a number from 0 to 1,000."), (2.5, "Choose a number in steps of 1."), (3, nil),
    ] as [(Double, String?)])
  func aNumberThatIsNotOfferedIsExplained(number: Double, words: String?) {
    let host = host { Stepper("Count", value: Bindable(order).count, in: 0...1000) }
    #expect(refusal(of: .number(number), by: .stepper, in: host) == words)
  }

  @Test func aStepperWithoutARangeNamesItsStep() {
    let host = host { Stepper("Weight", value: Bindable(order).weight, step: 0.5) }
    #expect(refusal(of: .number(.infinity), by: .stepper, in: host) == "Choose a number.")
    #expect(refusal(of: .number(1.7), by: .stepper, in: host) == "Choose a number in steps of 0.5.")
  }

  @Test(arguments: [
    (DatePickerComponents.date, "10:00", "Choose a day."), (.time, "2026-11-21", "Choose a time."),
    (.dateTime, "2026-11-21", "Choose a day and a time."),
  ])
  func aDateWithOtherComponentsIsExplained(components: DatePickerComponents, date: String, words: String) {
    let host = host {
      DatePicker("Due", selection: .constant(nil as Date?), displayedComponents: components)
    }
    #expect(refusal(of: .date(CalendarDate(date)), by: .datePicker, in: host) == words)
  }

  @Test func oneCharacterIsSingular() {
    let host = host { TextField("Note", text: Bindable(order).note).maxLength(1) }
    #expect(refusal(of: .input("ab"), by: .textField, in: host) == "Enter at most 1 character.")
  }

  @Test func theNextAcceptedValueRemovesTheReason() {
    let host = host { TextField("Note", text: Bindable(order).note).maxLength(3) }
    #expect(refusal(of: .input("abcd"), by: .textField, in: host) != nil)
    host.forgetChanges()
    #expect(refusal(of: .input("abc"), by: .textField, in: host) == nil)
    host.expectChanges(#"textField "Note": refusal = none"#)
    #expect(order.note == "abc")
  }

  @Test func otherEventsKeepTheReason() {
    let host = host {
      TextField("Note", text: Bindable(order).note, onEditingChanged: { _ in }).maxLength(3)
    }
    #expect(refusal(of: .input("abcd"), by: .textField, in: host) != nil)
    #expect(refusal(of: .focus(false), by: .textField, in: host) != nil)
  }

  @Test func theReasonOutlivesAnUpdateOfItsView() {
    struct Screen: View {
      let order: Order
      var body: some View {
        let title = order.title
        TextField("Note", text: Bindable(order).note, prompt: Text(title)).maxLength(3)
      }
    }
    let host = host { Screen(order: order) }
    #expect(refusal(of: .input("abcd"), by: .textField, in: host) != nil)
    order.title = "Other"
    #expect(host.all(.role(.textField)).first?[.placeholder] == "Other")
    #expect(host.all(.role(.textField)).first?[.refusal] == "Enter at most 3 characters.")
  }

  @Test func anAppTranslatesTheReason() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Enter at most %lld characters.": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "Höchstens ein Zeichen."}},
          "other": {"stringUnit": {"state": "translated", "value": "Höchstens %lld Zeichen."}}}}}}},
        "Choose a number in steps of %@.": {"localizations": {"de":
          {"stringUnit": {"state": "translated", "value": "In Schritten von %@."}}}}}}
      """
    let strings = try StringCatalog(xcstrings: Data(json.utf8))
    let host = host(strings, language: "de_DE") {
      TextField("Note", text: Bindable(order).note).maxLength(3)
      Stepper("Weight", value: Bindable(order).weight, step: 0.5)
    }
    #expect(refusal(of: .input("abcd"), by: .textField, in: host) == "Höchstens 3 Zeichen.")
    #expect(refusal(of: .number(1.7), by: .stepper, in: host) == "In Schritten von 0,5.")
  }

  @Test func aSnapshotShowsTheReason() {
    let host = host { TextField("Note", text: Bindable(order).note).maxLength(3) }
    host.enter("abcd", into: "Note")
    host.expectSnapshot(
      """
      window
        textField "Note" value="" refusal="Enter at most 3 characters."
      """)
  }
}
