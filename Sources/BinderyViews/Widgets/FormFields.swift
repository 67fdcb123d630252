internal import Bindery
public import BinderyViewModels

extension Form {
  /// Shows the fields of a view model's form, the reason why its value could not be saved, and a button that saves it. Return in a text field
  /// does the same.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - title: The title of the button, which is looked up in the app's translations.
  ///   - fields: The controls.
  public init<Value, Fields: View>(
    _ form: FormViewModel<Value>, submit title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder fields: @escaping @MainActor () -> Fields
  ) where Content == FormFields<Value, Fields> {
    self.init { FormFields(form: form, title: { title().words }, fields: fields) }
  }
}

/// The content of a form that is submitted: see ``Form/init(_:submit:fields:)``.
public struct FormFields<Value: Codable & Equatable, Fields: View>: View {
  let form: FormViewModel<Value>
  let title: @MainActor () -> String
  let fields: @MainActor () -> Fields

  public var body: some View {
    BlockView(content: fields).onSubmit { form.submit.execute() }
    if let problem = form.problem {
      Text(LocalizedStringKey(problem)).foregroundStyle(.critical).accessibilityLiveRegion(.assertive)
    }
    Button(title(), role: .submit) { form.submit.execute() }.buttonStyle(.borderedProminent)
      .disabled(form.submit.isExecuting)
  }
}
