internal import Bindery
public import BinderyUsers
internal import BinderyViewModels
public import BinderyViews

/// A button to invite somebody, and the address to send to them, which can be copied. Members who may not invite others see nothing.
public struct InviteView: View {
  private let model: MembersViewModel

  /// Shows the invitations of a window.
  public init(_ model: MembersViewModel) { self.model = model }

  public var body: some View {
    if model.mayInvite {
      VStack(alignment: .leading, spacing: 8) {
        Button("Invite somebody") { model.invite.execute() }.disabled(model.invite.isExecuting)
        if let invitation = model.invitation {
          Text("Send this address to the person. It is valid once, for a week.").foregroundStyle(.secondary)
          Text(verbatim: invitation)
          CopyButton("Copy", text: invitation).buttonStyle(.bordered)
        }
        ProblemText(model.problem)
      }
    }
  }
}
