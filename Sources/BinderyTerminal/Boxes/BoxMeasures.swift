/// The cached sizes of a box.
struct BoxMeasures {
  var idealWidth: Int?
  var height: (width: Int, height: Int)?
  /// The one before: a list is measured with and without its scroll bar.
  var otherHeight: (width: Int, height: Int)?
}

/// What a box takes of the space that its neighbors leave.
struct BoxTraits: Equatable {
  let fillsHeight: Bool
  let scrolls: Bool
  let hugs: Bool
  let stretches: Bool
  let fittingColumns: Double?
}
