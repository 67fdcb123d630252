/// Who does the work of a workload.
enum Engine: String, CaseIterable {
  /// This library.
  case bindery
  /// The box with listeners of the tutorials.
  case box
  /// OpenCombine's subjects and operators.
  case opencombine
  /// Swift's Observation, armed again after each change.
  case observable
  /// The least that it can cost: a stored property, and a call of a closure held in a `let`.
  case limit
}
