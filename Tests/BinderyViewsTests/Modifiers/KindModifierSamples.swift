import Bindery
import BinderyViews
import Testing

/// A modifier for all elements of a kind, with the kind.
struct KindSample: Sendable, CustomTestStringConvertible {
  let modifier: ModifierSample
  /// Whether a node is of the kind, after the modifier.
  let isOfKind: @MainActor @Sendable (Node) -> Bool

  var name: String { modifier.name }
  var testDescription: String { name }

  init(_ roles: Role..., by modifier: ModifierSample) {
    self.modifier = modifier
    isOfKind = { roles.contains($0.role) }
  }

  init(_ modifier: ModifierSample, of isOfKind: @escaping @MainActor @Sendable (Node) -> Bool) {
    self.modifier = modifier
    self.isOfKind = isOfKind
  }

  /// The modifiers of the row `all of a kind inside` in `Documentation/Modifiers.md`.
  static let all: [KindSample] = [
    KindSample(
      .button, .link, by: ModifierSample("buttonStyle", .buttonStyle, .bordered) { $0.buttonStyle(.bordered) }
    ),
    KindSample(
      ModifierSample("toggleStyle", { $0.toggleStyle(.button) }) {
        $0.role == .button && $0[.isSelected] == true
      },
      of: { $0.role == .toggle || $0.isAround("toggle") }),
    KindSample(
      .textField, by: ModifierSample("textFieldStyle", .fieldStyle, .plain) { $0.textFieldStyle(.plain) }),
    KindSample(
      ModifierSample("labelStyle", { $0.labelStyle(.titleOnly) }) {
        $0[.text] == "label" && $0.parent?.children.contains { $0.role == .image } == false
      }, of: { $0[.text] == "label" }),
    KindSample(
      ModifierSample("progressViewStyle", { $0.progressViewStyle(.circular) }) {
        $0.role == .progress && $0[.fractionCompleted] == nil
      }, of: { $0.role == .progress }),
    KindSample(
      .picker, by: ModifierSample("pickerStyle", .pickerStyle, .segmented) { $0.pickerStyle(.segmented) }),
    KindSample(.list, by: ModifierSample("listStyle", .listStyle, .plain) { $0.listStyle(.plain) }),
    KindSample(
      .shape, .image, by: ModifierSample("ignoresSafeArea", .ignoresSafeArea, true) { $0.ignoresSafeArea() }),
    KindSample(.text, .textField, by: ModifierSample("lineLimit", .lineLimit, 2) { $0.lineLimit(2) }),
    KindSample(
      .text, by: ModifierSample("minimumScaleFactor", .minimumScale, 0.5) { $0.minimumScaleFactor(0.5) }),
    KindSample(.text, by: ModifierSample("truncationMode", .truncation, .head) { $0.truncationMode(.head) }),
    KindSample(.textField, by: ModifierSample("onSubmit", takes: .submit) { $0.onSubmit {} }),
    KindSample(.textField, by: ModifierSample("maxLength", .maximumLength, 5) { $0.maxLength(5) }),
    KindSample(.textField, by: ModifierSample("readOnly", .isReadOnly, true) { $0.readOnly() }),
    KindSample(
      .textField, .toggle, .picker,
      by: ModifierSample("invalid", takes: .focus) { $0.invalid("Enter a word.") }),
    KindSample(
      .textField,
      by: ModifierSample("textContentType", .contentType, .emailAddress) { $0.textContentType(.emailAddress) }
    ),
    KindSample(.textField, by: ModifierSample("autofocus", .autofocus, true) { $0.autofocus() }),
    KindSample(
      .textField, by: ModifierSample("focused", takes: .focus) { Focusing(content: $0) }),
    KindSample(
      .button, .link, .toggle, .textField,
      by: ModifierSample("keyboardShortcut", .keyboardShortcut, .defaultAction) {
        $0.keyboardShortcut(.defaultAction)
      }),
  ]
}

extension Node {
  /// Whether it is a button with this text.
  fileprivate func isAround(_ text: String) -> Bool {
    role == .button && inside.contains { $0[.text] == text }
  }
}

/// A view with a focus state for the fields inside.
private struct Focusing: View {
  let content: AnyView
  @FocusState private var isFocused: Bool

  var body: some View { content.focused($isFocused) }
}

/// One view of each kind.
struct Kinds: View {
  var body: some View {
    Text("text")
    Button("button") {}
    Link("link", destination: "/link")
    Toggle("toggle", isOn: .constant(true))
    TextField("field", text: .constant(""))
    Label("label", systemImage: "star")
    ProgressView(value: 0.5)
    Picker("picker", selection: .constant(1)) { Text("option").tag(1) }
    List { Text("row") }
  }
}
