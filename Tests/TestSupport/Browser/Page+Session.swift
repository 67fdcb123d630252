extension Page {
  /// Names the session of the page, for ``waitUntilContinued(from:)``.
  var shownSession: String {
    get async throws {
      try await evaluate(
        "(globalThis.isSameDocument = true, document.querySelector('meta[name=bindery-token]').content)"
      ).string ?? ""
    }
  }

  /// Lets the first document of the tab be of an earlier version of the app. Call it before that is opened.
  func pretendEarlierVersion() async throws {
    try await call(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": """
        document.addEventListener("readystatechange", () => {
          const version = document.querySelector("meta[name=bindery-version]");
          if (!version || document.readyState !== "interactive" || sessionStorage.getItem("isLater")) return;
          sessionStorage.setItem("isLater", "1");
          version.content = "earlier";
        });
        """
      ])
  }

  /// Waits until another session continues the window, and checks that the document was not loaded again.
  func waitUntilContinued(from session: String) async throws {
    try await wait(
      until: """
        document.querySelector('meta[name=bindery-token]').content !== \(JSON.literal(session))
          && document.getElementById('connection').hidden
        """, within: .seconds(60))
    guard try await evaluate("globalThis.isSameDocument === true").isTrue else {
      throw BrowserError.refused(method: "continue", message: "the document was loaded again")
    }
  }
}
