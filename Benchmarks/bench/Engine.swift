/// An implementation of observable state.
enum Engine: String, CaseIterable {
  /// This library.
  case bindery
  /// The box with listeners from the tutorials.
  case box
  /// OpenCombine's subjects and operators.
  case opencombine
  /// Swift's Observation, armed again after each change.
  case observable
  /// The lower limit: a stored property, and a call of a closure held in a `let`.
  case limit
}
