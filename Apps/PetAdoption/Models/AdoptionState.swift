/// The adoption state of a pet.
///
/// ```
///              reserve              adopt
/// available  ──────────▶  reserved  ─────▶  adopted
///            ◀──────────          ◀─────
///             un-reserve          bring back
/// ```
///
/// What brings a pet back undoes an adoption, and can be done for the ``UndoPeriod`` only.
public enum AdoptionState: String, Sendable, Hashable, Codable, CaseIterable {
  case available, reserved, adopted

  /// The state after a step, or nil where the step cannot be taken from here.
  public func after(_ step: AdoptionStep) -> AdoptionState? {
    switch (self, step) {
    case (.available, .reserve): .reserved
    case (.reserved, .unreserve): .available
    case (.reserved, .adopt): .adopted
    case (.adopted, .bringBack): .reserved
    case (.available, _), (.reserved, _), (.adopted, _): nil
    }
  }
}

/// What a person may do on the way to a home.
public enum AdoptionStep: String, Sendable, Hashable, CaseIterable {
  case reserve, unreserve, adopt, bringBack
}
