import Testing

/// Tests that use the signals of the test process, which all of them share: one after another.
@Suite(.serialized, .timeLimit(.minutes(10))) enum SharedSignalTests {}
