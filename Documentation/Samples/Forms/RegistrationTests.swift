import BinderyTesting
import BinderyViewModels
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct RegistrationTests {
  private let model = RegistrationViewModel(club: Club { _, email in email != "ada@example.org" })

  @Test func anEmailAddressContainsAnAt() {
    model.email = "ada"
    #expect(model.validation[.email] == "Enter an email address, such as name@example.org.")
    model.email = "ada@example.org"
    #expect(model.validation[.email] == nil)
  }

  @Test func anInvalidFormGoesToItsFirstFault() {
    let host = TestHost { RegistrationView(model: model) }
    host.enter("Ada", into: .field("Name"))
    host.tap("Register")
    #expect(host.shows(.text("Accept the terms.")))
    #expect(host.takeFocusedNode()?[.label] == "Email")
  }

  @Test func aTakenEmailAddressIsSaidBesideItsField() async {
    let host = TestHost { RegistrationView(model: model) }
    host.enter("Ada", into: .field("Name"))
    host.enter("ada@example.org", into: .field("Email"))
    host.toggle("I accept the terms")
    host.tap("Register")
    await settle()
    #expect(host.shows(.text("A member has this address already.")))
    host.enter("ada@example.com", into: .field("Email"))
    host.tap("Register")
    await settle()
    #expect(model.isRegistered)
  }
}
