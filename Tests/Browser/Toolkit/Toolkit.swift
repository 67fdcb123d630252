@testable internal import BrowserDriver
internal import Testing

/// Tests of the toolkit in a real browser, against hosts in this process; no app is needed. They run one at a time: each
/// has its own browser, and running them in parallel would slow all of them down.
@Suite(.serialized)
struct Toolkit {}
