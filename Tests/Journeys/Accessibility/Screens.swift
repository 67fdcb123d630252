internal import Testing

/// Every screen of every app, measured. They run one at a time, beside the journeys of the other suites.
@Suite(.serialized)
struct Screens {}
