internal import Bindery
public import BinderyUsers
internal import BinderyViewModels
public import BinderyViews

/// A form to log in. An app that wants another one writes its own view of a `LogInViewModel`.
public struct LogInView: View {
  @Bindable private var model: LogInViewModel

  /// Shows a view model.
  public init(model: LogInViewModel) { self.model = model }

  public var body: some View {
    Form {
      if model.asksForCode {
        TextField("Code of your authenticator app", text: $model.code).textContentType(.oneTimeCode)
          .autofocus()
          .invalid(sentence(model.validation[.code]))
      } else {
        TextField("Name", text: $model.name).textContentType(.username)
          .invalid(sentence(model.validation[.name]))
        SecureField("Password", text: $model.password).textContentType(.password)
          .invalid(sentence(model.validation[.password]))
      }
      ProblemText(model.problem)
      Button("Log in", role: .submit) { model.logIn.execute() }.buttonStyle(.borderedProminent)
        .disabled(model.logIn.isExecuting)
      if model.asksForCode { Button("Start over") { model.startOver() } }
    }
    .onSubmit { model.logIn.execute() }
  }
}
