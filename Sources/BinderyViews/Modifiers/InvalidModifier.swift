internal import Bindery

extension View {
  /// Marks the field inside as invalid while a message is not nil. It is looked up in the app's translations.
  public func invalid(_ message: @autoclosure @escaping @MainActor () -> LocalizedStringKey?) -> some View {
    Validated(content: self) { message()?.words }
  }

  /// Marks the field inside as invalid while a message is not nil, and shows the message beside it. The argument is tracked.
  ///
  /// Nobody is blamed for a field that they have not filled in yet: the message appears once a person has changed the field and left it, or has
  /// tried to submit the form. It stays until the value is valid, or the app sets another one.
  ///
  ///     Form {
  ///       TextField("Name", text: $model.name).invalid(model.validation[.name])
  ///       DatePicker("Birthday", selection: $model.birthday).invalid(model.validation[.birthday])
  ///       Button("Register", role: .submit) { model.register() }
  ///     }
  ///
  /// A form with an invalid field cannot be submitted: neither the action of a button with the role ``ButtonRole/submit`` runs, nor that of
  /// ``View/onSubmit(of:_:)``. All messages of the form appear instead, and the first invalid field gets the focus. Fields that are disabled
  /// or hidden do not count. Without a ``Form``, the fields of the sheet or the screen of a submit button are its form.
  ///
  /// Buttons in a browser can be pressed by anyone: the view model validates what it saves as well.
  ///
  /// - Parameter message: what is wrong, and what to do, as a sentence; nil for a valid value.
  @_disfavoredOverload
  public func invalid(_ message: @autoclosure @escaping @MainActor () -> String?) -> some View {
    Validated(content: self, fault: message)
  }
}

/// A view with a field whose value may have a fault.
private struct Validated<Content: View>: View {
  let content: Content
  let fault: @MainActor () -> String?
}

extension Validated: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = ValidatedSlot(FieldValidity(fault))
    slot.child = element(slot).mount(in: context, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: ValidatedSlot.self)
    slot.validity.fault = fault
    if let child = slot.child { element(slot).update(child, in: context) }
  }

  private func element(_ slot: ValidatedSlot) -> ModifiedElements<Content> {
    let validity = slot.validity
    let fields: [Role] = [
      .textField, .toggle, .picker, .stepper, .slider, .datePicker, .photosPicker, .fileImporter,
    ]
    return ModifiedElements(
      content: content,
      modifier: ElementModifier(target: .all(fields)) { element in
        element.validity = validity
        element.bindOptional(.refusal) { validity.words }
        element.also(.focus) { action, _ in validity.note(action) }
      })
  }
}

/// The place of a validated view, which retains what is known about its field.
private final class ValidatedSlot: WrapperSlot {
  let validity: FieldValidity

  init(_ validity: FieldValidity) { self.validity = validity }
}

extension Validated: PlainLabelWrapper {}
