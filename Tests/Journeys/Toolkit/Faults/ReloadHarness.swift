@testable internal import TestSupport
internal import BinderyHTML
internal import Testing

/// The client's `reload.js` and `status.js` in a page whose timers, dates, random numbers and requests come from the test.
struct ReloadHarness {
  let page: Page

  /// Calls a closure with the modules in a page of a host.
  static func run(_ body: (ReloadHarness) async throws -> Void) async throws {
    try await withApp({ EmptyApp() }) { address in
      try await journey { browser in
        let page = try await browser.open()
        // A page without a script, whose policy allows the client's modules.
        page.tolerate("404")
        try await page.open(address + "/none")
        let files = try ["reload.js", "status.js"].map { name in
          try #require(ClientFiles.all.first { $0.name == name }).path
        }
        try await page.evaluate("(\(source))(\(JSON.literal(files[0])), \(JSON.literal(files[1])))")
        try await body(ReloadHarness(page: page))
      }
    }
  }

  private static let source = #"""
    async (reload, status) => {
      const timers = new Map();
      let lastID = 0;
      let now = 0;
      globalThis.setTimeout = (action, delay = 0) => {
        timers.set(++lastID, { id: lastID, due: now + Math.max(0, delay), action });
        return lastID;
      };
      globalThis.clearTimeout = (id) => void timers.delete(id);
      Date.now = () => 1.8e12 + now;
      let seed = 1;
      Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
      const first = () => [...timers.values()].sort((one, other) => one.due - other.due || one.id - other.id)[0];
      // Runs everything that waits for a promise.
      const channel = new MessageChannel();
      const settle = () => new Promise((done) => {
        channel.port1.onmessage = done;
        channel.port2.postMessage(0);
      });
      globalThis.harness = {
        ...(await import(reload)), ...(await import(status)), asked: [], loads: [], answers: [204],
        // Advances the time in steps, and runs the timers that become due.
        async advance(milliseconds) {
          const end = now + milliseconds;
          await settle();
          for (let timer = first(); timer && timer.due <= end; timer = first()) {
            now = timer.due;
            timers.delete(timer.id);
            timer.action();
            await settle();
          }
          now = end;
        },
        begin: (reason, options) => harness.reload(reason, { load: () => harness.loads.push(now), ...options }),
      };
      globalThis.fetch = async (address) => {
        harness.asked.push(now);
        const status = harness.answers.length > 1 ? harness.answers.shift() : harness.answers[0];
        if (status === "none") throw new TypeError("Failed to fetch");
        return { ok: status >= 200 && status < 300, status, type: status ? "basic" : "opaqueredirect" };
      };
    }
    """#

  /// Runs a script in the page, in which `harness` has the functions of the modules.
  @discardableResult
  func run(_ script: String) async throws -> JSON { try await page.evaluate(script) }

  /// Begins to load the page again. After the `count` reloads that did not help, the server gives these answers.
  func begin(after count: Int = 0, answers: String = "[204]") async throws {
    try await run(
      """
      sessionStorage.setItem('bindery:renewals', JSON.stringify({ count: \(count), time: Date.now(), version: '1' }));
      harness.answers = \(answers);
      harness.loads = [];
      void harness.begin('No session.', { note: () => ' Kept.', notes: () => ({ isUnsaved: true }) });
      """)
  }

  func advance(by milliseconds: Int) async throws { try await run("harness.advance(\(milliseconds))") }

  /// The times at which the page was loaded, in milliseconds.
  var loads: [Int] {
    get async throws { try await run("harness.loads.map(Math.round)").array.compactMap(\.int) }
  }

  /// The times at which the page asked the server.
  var asked: [Int] {
    get async throws { try await run("harness.asked.map(Math.round)").array.compactMap(\.int) }
  }

  /// The time now.
  var now: Int { get async throws { try await run("Math.round(Date.now() - 1.8e12)").int ?? 0 } }

  /// What the page shows.
  var notice: String {
    get async throws { try await run("document.getElementById('connection').textContent").string ?? "" }
  }
}
