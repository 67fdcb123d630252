import Bindery
import BinderyViewModels
import BinderyViews

@MainActor
final class RegistrationViewModel {
  enum Field: Hashable, Sendable { case name, email, terms }

  @Box var name = ""
  @Box var email = ""
  @Box var acceptsTerms = false
  @Box private var takenEmail: String?
  @Box private(set) var isRegistered = false
  private let club: Club

  init(club: Club) { self.club = club }

  var validation: Validation<Field> {
    [
      .name: name.isEmpty ? "Enter a name." : nil,
      .email: email.contains("@") ? nil : "Enter an email address, such as name@example.org.",
      .email: email == takenEmail ? "A member has this address already." : nil,
      .terms: acceptsTerms ? nil : "Accept the terms.",
    ]
  }

  private(set) lazy var register = Command { [weak self] () async -> Void in await self?.send() }

  private func send() async {
    guard validation.isValid else { return }
    let (name, email) = (name, email)
    if await club.add(name, email) { isRegistered = true } else { takenEmail = email }
  }
}

struct RegistrationView: View {
  @Bindable var model: RegistrationViewModel

  var body: some View {
    Form {
      TextField("Name", text: $model.name).textContentType(.name)
        .invalid(model.validation[.name])
      TextField("Email", text: $model.email).textContentType(.emailAddress)
        .invalid(model.validation[.email])
      Toggle("I accept the terms", isOn: $model.acceptsTerms)
        .invalid(model.validation[.terms])
      Button("Register", role: .submit) { model.register.execute() }
    }
    .onSubmit { model.register.execute() }
  }
}

/// Adds a member; false if another member has the email address.
struct Club: Sendable {
  let add: @Sendable (_ name: String, _ email: String) async -> Bool
}
