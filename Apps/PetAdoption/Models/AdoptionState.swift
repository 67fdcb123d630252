/// The adoption state of a pet.
///
/// ```
///              reserve              adopt
/// available  ──────────▶  reserved  ─────▶  adopted
///            ◀──────────          ◀─────
///             un-reserve          bring back
/// ```
///
/// Bringing a pet back undoes an adoption, and is possible only during the ``UndoPeriod``.
public enum AdoptionState: String, Sendable, Hashable, Codable, CaseIterable {
  case available, reserved, adopted

  /// Returns the state after a step; nil if the step is not possible in this state.
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

/// A user's step in an adoption.
public enum AdoptionStep: String, Sendable, Hashable, CaseIterable {
  case reserve, unreserve, adopt, bringBack
}
