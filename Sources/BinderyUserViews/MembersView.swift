internal import Bindery
public import BinderyUsers
internal import BinderyViewModels
public import BinderyViews

/// Shows an app to members, and forms for others: to sign up with an invitation, or to log in.
///
/// ```swift
/// MembersView(members) { BoardView(model: board) }
/// ```
public struct MembersView<Content: View, Others: View>: View {
  private let model: MembersViewModel
  private let content: @MainActor () -> Content
  private let others: @MainActor () -> Others

  /// Shows the content of a block to members.
  ///
  /// - Parameters:
  ///   - model: The view model of the window.
  ///   - content: What members see.
  ///   - others: What others see below the form to log in, such as a link to a form for people who have forgotten their password.
  public init(
    _ model: MembersViewModel, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder others: @escaping @MainActor () -> Others
  ) {
    self.model = model
    self.content = content
    self.others = others
  }

  public var body: some View {
    if model.user != nil {
      content()
    } else if let signUp = model.signUp {
      SignUpView(model: signUp)
    } else {
      LogInView(model: model.logIn)
      others()
    }
  }
}

extension MembersView where Others == EmptyView {
  /// Shows the content of a block to members.
  public init(_ model: MembersViewModel, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(model, content: content) { EmptyView() }
  }
}
