/// The form of a round corner. Hosts draw all as arcs of a circle.
public enum RoundedCornerStyle: Sendable, Hashable, CaseIterable {
  case circular, continuous
}
