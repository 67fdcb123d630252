internal import Bindery
public import BinderyUsers
internal import BinderyViewModels
public import BinderyViews

/// A form to change the password. An app that wants another one writes its own view of a `ChangePasswordViewModel`.
public struct ChangePasswordView: View {
  @Bindable private var model: ChangePasswordViewModel

  /// Shows a view model.
  public init(model: ChangePasswordViewModel) { self.model = model }

  public var body: some View {
    Form {
      SecureField("Old password", text: $model.old).textContentType(.password)
        .invalid(sentence(model.validation[.old]))
      SecureField("New password", text: $model.new).textContentType(.newPassword)
        .invalid(sentence(model.validation[.new]))
      Text("Afterwards, you are logged out on all devices.").foregroundStyle(.secondary)
      ProblemText(model.problem)
      Button("Change password", role: .submit) { model.change.execute() }.buttonStyle(.borderedProminent)
        .disabled(model.change.isExecuting)
    }
    .onSubmit { model.change.execute() }
  }
}

/// A form for people who have forgotten their password. An app that wants another one writes its own view of a
/// `ForgottenPasswordViewModel`.
public struct ForgottenPasswordView: View {
  @Bindable private var model: ForgottenPasswordViewModel

  /// Shows a view model.
  public init(model: ForgottenPasswordViewModel) { self.model = model }

  public var body: some View {
    if model.isRequested {
      Text("If there is a user with this name, they get a message with a link to set a new password.")
    } else {
      Form {
        TextField("Name", text: $model.name).textContentType(.username)
          .invalid(sentence(model.validation[.name]))
        ProblemText(model.problem)
        Button("Send a link", role: .submit) { model.request.execute() }.buttonStyle(.borderedProminent)
      }
      .onSubmit { model.request.execute() }
    }
  }
}

/// A form to set a new password in place of a forgotten one. An app that wants another one writes its own view of a
/// `ResetPasswordViewModel`.
public struct ResetPasswordView: View {
  @Bindable private var model: ResetPasswordViewModel

  /// Shows a view model.
  public init(model: ResetPasswordViewModel) { self.model = model }

  public var body: some View {
    if model.isReset {
      Text("The password is set. Log in with it.")
    } else {
      Form {
        SecureField("New password", text: $model.new).textContentType(.newPassword)
          .invalid(sentence(model.validation[.new]))
        ProblemText(model.problem)
        Button("Set password", role: .submit) { model.reset.execute() }.buttonStyle(.borderedProminent)
          .disabled(model.reset.isExecuting)
      }
      .onSubmit { model.reset.execute() }
    }
  }
}
