/// Where a text that does not fit is cut.
public enum TruncationMode: Sendable, Hashable, CaseIterable {
  case head, middle, tail
}
