import Bindery
import BinderyTesting
import BinderyViewModels
import BinderyViews
import Foundation
import Testing

@MainActor
private final class Registration {
  enum Field: Hashable, Sendable { case name, city, terms, count }

  @Box var name = ""
  @Box var city = ""
  @Box var accepts = false
  @Box var count = 1
  @Box var takenName: String?
  @Box private(set) var registered: [String] = []

  var validation: Validation<Field> {
    [
      .name: name.isEmpty ? "Enter a name." : nil,
      .name: name == takenName ? "This name is taken." : nil,
      .city: city.isEmpty ? "Enter a city." : nil,
      .terms: accepts ? nil : "Accept the terms.",
      .count: count > 3 ? "Choose at most 3." : nil,
    ]
  }

  func register() { registered.append(name) }
}

/// What is wrong with a field is shown when it helps, and keeps its form from being submitted.
@Suite(.workScope) @MainActor
struct InvalidTests {
  private let model = Registration()

  private struct Fields: View {
    @Bindable var model: Registration

    var body: some View {
      TextField("Name", text: $model.name).invalid(model.validation[.name]).maxLength(6)
      TextField("City", text: $model.city).invalid(model.validation[.city])
      Toggle("Terms", isOn: $model.accepts).invalid(model.validation[.terms])
    }
  }

  private func form() -> TestHost {
    TestHost { [model] in
      Form {
        Fields(model: model)
        Button("Register", role: .submit) { model.register() }
      }
      .onSubmit { model.register() }
    }
  }

  private func faults(_ host: TestHost) -> [String?] {
    ["Name", "City", "Terms"].map { label in
      host.tree.root.inside.first { $0[.label] == label }?[.refusal]
    }
  }

  private func fill(_ host: TestHost) {
    host.enter("Ada", into: "Name")
    host.enter("Rome", into: "City")
    host.toggle("Terms")
  }

  @Test func aFieldThatWasNotChangedShowsNoFault() {
    let host = form()
    host.focus("Name")
    host.focus("Name", false)
    #expect(faults(host) == [nil, nil, nil])
  }

  @Test func theFaultOfATextIsShownOnceItsFieldIsLeft() {
    let host = form()
    host.enter("A", into: "Name")
    host.enter("", into: "Name")
    #expect(faults(host)[0] == nil)
    host.focus("Name", false)
    #expect(faults(host) == ["Enter a name.", nil, nil])
    host.enter("A", into: "Name")
    #expect(faults(host)[0] == nil)
    host.enter("", into: "Name")
    #expect(faults(host)[0] == "Enter a name.")
  }

  @Test func theFaultOfAChoiceIsShownAtOnce() {
    let host = TestHost { [model] in
      Stepper("Count", value: Bindable(model).count, in: 0...9).invalid(model.validation[.count])
    }
    host.adjust("Count", to: 4)
    #expect(host.all(.role(.stepper)).first?[.refusal] == "Choose at most 3.")
    host.adjust("Count", to: 3)
    #expect(host.all(.role(.stepper)).first?[.refusal] == nil)
  }

  @Test func anInvalidFormIsNotSubmittedButGoesToItsFirstFault() {
    let host = form()
    host.enter("Ada", into: "Name")
    host.tap("Register")
    #expect(model.registered.isEmpty)
    #expect(faults(host) == [nil, "Enter a city.", "Accept the terms."])
    #expect(host.takeFocusedNode()?[.label] == "City")
    #expect(host.takeFocusedNode() == nil)
    host.enter("Rome", into: "City")
    host.tap("Register")
    #expect(host.takeFocusedNode()?[.label] == "Terms")
    host.toggle("Terms")
    host.tap("Register")
    #expect(model.registered == ["Ada"])
    #expect(host.takeFocusedNode() == nil)
  }

  @Test func returnInAFieldDoesNotSubmitAnInvalidForm() {
    let host = form()
    host.submit("Name")
    #expect(model.registered.isEmpty)
    #expect(host.takeFocusedNode()?[.label] == "Name")
    fill(host)
    host.submit("Name")
    #expect(model.registered == ["Ada"])
  }

  @Test func otherButtonsWorkInAnInvalidForm() {
    var count = 0
    let host = TestHost { [model] in
      Form {
        Fields(model: model)
        Button("Fill in an example") { count += 1 }
      }
    }
    host.tap("Fill in an example")
    #expect(count == 1 && faults(host) == [nil, nil, nil])
  }

  @Test func aFaultThatIsFoundAfterTheSubmissionIsShown() {
    let host = form()
    fill(host)
    host.tap("Register")
    model.takenName = "Ada"
    #expect(faults(host)[0] == "This name is taken.")
    host.enter("Ada L", into: "Name")
    #expect(faults(host)[0] == nil)
  }

  @Test func aValueThatTheAppSetsShowsNoFault() {
    let host = form()
    fill(host)
    host.tap("Register")
    (model.name, model.city, model.accepts) = ("", "", false)
    #expect(faults(host) == [nil, nil, nil])
    host.tap("Register")
    #expect(faults(host) == ["Enter a name.", "Enter a city.", "Accept the terms."])
  }

  @Test func theReasonOfARefusalGoesBeforeTheFault() {
    let host = form()
    host.tap("Register")
    host.enter("Far too long", into: "Name")
    #expect(faults(host)[0] == "Enter at most 6 characters.")
    host.enter("A", into: "Name")
    #expect(faults(host)[0] == nil)
  }

  @Test(arguments: [true, false]) func hiddenAndDisabledFieldsDoNotCount(isHidden: Bool) {
    let host = TestHost { [model] in
      Form {
        Fields(model: model).hidden(isHidden).disabled(!isHidden)
        Button("Register", role: .submit) { model.register() }
      }
    }
    host.tap("Register")
    #expect(model.registered == [""])
  }

  @Test func fieldsOfOtherFormsDoNotCount() {
    let host = TestHost { [model] in
      Form { Fields(model: model) }
      Form { Button("Register", role: .submit) { model.register() } }
    }
    host.tap("Register")
    #expect(model.registered == [""])
  }

  @Test func aButtonOutsideOfAFormSubmitsItsScreen() {
    let host = TestHost { [model] in
      NavigationStack {
        Form { Fields(model: model) }.navigationTitle("New").toolbar {
          Button("Register", role: .submit) { model.register() }
        }
      }
    }
    host.tap("Register")
    #expect(model.registered.isEmpty)
    #expect(host.takeFocusedNode()?[.label] == "Name")
  }

  @Test func returnInAFieldOutsideOfAFormSubmitsWithoutIt() {
    var searches = 0
    let host = TestHost { [model] in
      TextField("Search", text: .constant("")).onSubmit { searches += 1 }
      Form { Fields(model: model) }
    }
    host.submit("Search")
    #expect(searches == 1 && faults(host) == [nil, nil, nil])
  }

  @Test func anAlertWithAnInvalidFieldStaysOpen() {
    var isAsking = true
    let host = TestHost { [model] in
      Text("Below").alert("Name?", isPresented: Binding(get: { isAsking }, set: { isAsking = $0 })) {
        TextField("Name", text: Bindable(model).name).invalid(model.validation[.name])
        Button("Register", role: .submit) { model.register() }
      }
    }
    host.tap("Register")
    #expect(isAsking && model.registered.isEmpty)
    host.enter("Ada", into: "Name")
    host.tap("Register")
    #expect(!isAsking && model.registered == ["Ada"])
  }

  @Test func shownFaultsHaveNamesForAnotherProcess() {
    let host = form()
    host.enter("A", into: "Name")
    host.tap("Register")
    let names = host.tree.fieldsWithShownFaults
    #expect(names.count == 3)
    let other = form()
    other.tree.showFaults(of: names)
    #expect(faults(other) == faults(host))
  }

  @Test func anAppTranslatesTheMessage() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Enter a name.": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Gib einen Namen ein."}}}}}}
      """
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.strings = try StringCatalog(xcstrings: Data(json.utf8))
    let host = TestHost(environment: environment) { [model] in
      Form {
        TextField("Name", text: Bindable(model).name).invalid(model.name.isEmpty ? "Enter a name." : nil)
        Button("Register", role: .submit) {}
      }
    }
    host.tap("Register")
    #expect(host.all(.role(.textField)).first?[.refusal] == "Gib einen Namen ein.")
  }
}
