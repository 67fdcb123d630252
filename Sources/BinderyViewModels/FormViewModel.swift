public import Bindery
internal import Foundation

/// A form for a value, such as a record: what is typed, what is wrong with it, and how it is saved. The properties of the value are the fields.
///
/// ```swift
/// let form = FormViewModel(Card(), in: scene) { card in
///   [
///     \.title: card.title.isEmpty ? "Enter what is to do." : nil,
///     \.owner: card.owner.isEmpty ? "Enter who does it." : nil,
///   ]
/// } save: { [cards] card in
///   try await cards.save(card)
/// }
/// ```
/// A view shows the fields, and what is wrong with each:
/// ```swift
/// Form(form, submit: "Add") {
///   TextField("Title", text: $form.value.title).invalid(form.validation[\.title])
///   TextField("Owner", text: $form.value.owner).invalid(form.validation[\.owner])
/// }
/// ```
/// What is typed is kept with the window: it is there again after a reload, and after the server was killed. So a form for passwords is a view
/// model of its own, which keeps nothing.
@MainActor
public final class FormViewModel<Value: Codable & Equatable> {
  /// What is wrong with the properties of a value.
  public typealias Faults = Validation<PartialKeyPath<Value>>

  /// What is typed.
  @Box public var value: Value
  /// Whether the form is open, for one in a sheet.
  @Box public var isShown = false
  /// The reason why the value could not be saved, as a sentence.
  @Box public private(set) var problem: String?
  private let initial: @MainActor () -> Value
  private let rules: @MainActor (Value) -> Faults
  private let save: @MainActor (Value) async throws -> Void

  /// Creates the form of a window.
  ///
  /// - Parameters:
  ///   - initial: The value of an empty form, made anew for each time.
  ///   - scene: The state of the window, which keeps what is typed.
  ///   - name: The name of the form within the window, the same in all versions of the app.
  ///   - rules: Returns what is wrong with a value. What it reads is tracked.
  ///   - save: Saves a valid value. An error is shown as a sentence, and the form stays open.
  public init(
    _ initial: @autoclosure @escaping @MainActor () -> Value, in scene: SceneState = SceneState(),
    named name: String = "\(Value.self)", rules: @escaping @MainActor (Value) -> Faults = { _ in [:] },
    save: @escaping @MainActor (Value) async throws -> Void
  ) {
    self.initial = initial
    self.rules = rules
    self.save = save
    value = initial()
    scene.keep("\(name).form", of: self, \.value)
    scene.keep("\(name).isShown", of: self, \.isShown)
  }

  /// What is wrong with each property.
  public var validation: Faults { rules(value) }

  /// Opens the form: for a value to edit, or empty.
  public func open(_ value: Value? = nil) {
    batch {
      self.value = value ?? initial()
      problem = nil
      isShown = true
    }
  }

  /// Saves the value, and then empties and closes the form. An invalid value is not saved.
  public private(set) lazy var submit = Command { [weak self] () async -> Void in await self?.send() }

  private func send() async {
    let value = untracked { self.value }
    guard untracked({ validation.isValid }) else { return }
    do {
      try await save(value)
      batch {
        self.value = initial()
        isShown = false
        problem = nil
      }
    } catch { problem = error.localizedDescription }
  }
}
