@testable internal import TestSupport
internal import Testing

/// Tests of the toolkit in a real browser, against hosts in this process; no app is needed. They run one at a time.
@Suite(.serialized)
struct Toolkit {}
