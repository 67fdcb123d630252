internal import Bindery
public import BinderyUsers
public import BinderyViewModels
public import BinderyViews

/// A button to invite somebody, and the address to send to them, which can be copied. Members who may not invite others see nothing.
public struct InviteView: View {
  private let model: MembersViewModel
  private let title: LocalizedStringKey
  private let roles: Set<User.Role>

  /// Shows the invitations of a window.
  ///
  /// - Parameters:
  ///   - model: The view model of the window.
  ///   - title: The title of the button, which is looked up in the app's translations.
  ///   - roles: What the person may do. An app with several kinds of members has a view for each.
  public init(
    _ model: MembersViewModel, title: LocalizedStringKey = "Invite somebody", roles: Set<User.Role> = []
  ) {
    self.model = model
    self.title = title
    self.roles = roles
  }

  public var body: some View {
    if model.mayInvite {
      VStack(alignment: .leading, spacing: 8) {
        Button(title) { model.invite.execute(roles) }.disabled(model.invite.isExecuting)
        if let invitation = model.invitation, model.invitedRoles == roles {
          Text("Send this address to the person. It is valid once, for a week.").foregroundStyle(.secondary)
          Text(verbatim: invitation)
          CopyButton("Copy", text: invitation).buttonStyle(.bordered)
        }
        ProblemText(model.problem)
      }
    }
  }
}
