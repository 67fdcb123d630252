/// The position at which a text that does not fit is truncated.
public enum TruncationMode: Sendable, Hashable, CaseIterable {
  case head, middle, tail
}
