internal import Testing

/// Journeys whose server is killed or whose connection breaks. They run one at a time, beside those of the other suites.
@Suite(.serialized)
struct Interruptions {}
