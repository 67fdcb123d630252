@testable internal import BrowserDriver
internal import Testing

/// Tests of the toolkit in a real browser, against hosts in this process; no app is needed. They run one at a time: each
/// has a browser of its own, and in parallel all of them would only become slower.
@Suite(.serialized)
struct Toolkit {}
