internal import Bindery
public import BinderyUsers
internal import BinderyViewModels
public import BinderyViews

/// A form to sign up. An app that wants another one writes its own view of a `SignUpViewModel`.
public struct SignUpView: View {
  @Bindable private var model: SignUpViewModel

  /// Shows a view model.
  public init(model: SignUpViewModel) { self.model = model }

  public var body: some View {
    Form {
      TextField("Name", text: $model.name).textContentType(.username)
        .invalid(sentence(model.validation[.name]))
      SecureField("Password", text: $model.password).textContentType(.newPassword)
        .invalid(sentence(model.validation[.password]))
      ProblemText(model.problem)
      Button("Sign up", role: .submit) { model.signUp.execute() }.buttonStyle(.borderedProminent)
        .disabled(model.signUp.isExecuting)
    }
    .onSubmit { model.signUp.execute() }
  }
}
