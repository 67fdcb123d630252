internal import Foundation

extension Locator {
  /// Clicks the center once the element exists, is at rest, is enabled and is not covered by another.
  func click() async throws {
    let (x, y) = try await point()
    try await page.mouse("mouseMoved", x, y, isDown: false)
    try await page.mouse("mousePressed", x, y, isDown: true)
    try await page.mouse("mouseReleased", x, y, isDown: true)
  }

  /// Clicks the center twice in quick succession.
  func doubleClick() async throws {
    let (x, y) = try await point()
    try await page.mouse("mouseMoved", x, y, isDown: false)
    for presses in 1...2 {
      try await page.mouse("mousePressed", x, y, isDown: true, presses: presses)
      try await page.mouse("mouseReleased", x, y, isDown: true, presses: presses)
    }
  }

  /// Taps the element.
  func tap() async throws {
    let (x, y) = try await point()
    try await page.touch([(x, y)])
  }

  /// Drags a finger from the element's center by a number of points.
  func swipe(x deltaX: Double = 0, y deltaY: Double = 0) async throws {
    let (x, y) = try await point()
    try await page.touch((0...10).map { (x + deltaX * Double($0) / 10, y + deltaY * Double($0) / 10) })
  }

  /// Drags the mouse from the element's center by a number of points, and releases it.
  func drag(x deltaX: Double = 0, y deltaY: Double) async throws {
    let (x, y) = try await point()
    try await page.mouse("mouseMoved", x, y, isDown: false)
    try await page.mouse("mousePressed", x, y, isDown: true)
    for step in 1...10 {
      let part = Double(step) / 10
      try await page.mouse("mouseMoved", x + deltaX * part, y + deltaY * part, isDown: true)
    }
    try await page.mouse("mouseReleased", x + deltaX, y + deltaY, isDown: true)
  }

  /// Moves the keyboard focus to the element.
  func focus() async throws { try await element().call("function() { this.focus() }") }

  /// Clicks into a field and types at the end of its text, key by key.
  func type(_ text: String) async throws {
    try await click()
    try await page.press("End")
    try await page.type(text)
  }

  /// Replaces the text of a field as a user does: select all, type.
  func fill(_ text: String) async throws {
    try await click()
    try await element().call("function() { this.select() }")
    if text.isEmpty { try await page.press("Delete") } else { try await page.type(text) }
  }

  private func point() async throws -> (Double, Double) {
    try await page.eventually("\(description) to be ready for a click", within: Page.timeout) { _ in
      guard let place = try? await element(within: .milliseconds(500)).call(Self.place),
        place.array.count == 2,
        let x = place.array[0].number, let y = place.array[1].number
      else { return nil }
      return (x, y)
    }
  }

  /// Scrolls the element into view, waits until it is at rest, and returns its center if a click there would reach it.
  private static let place = #"""
    async function() {
      const hidden = this.getBoundingClientRect().width < 4 && this.labels?.length;
      const target = hidden ? this.labels[0] : this;
      target.scrollIntoViewIfNeeded(true);
      const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 100); });
      const place = () => { const box = target.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; };
      let before = place();
      for (let tries = 0; tries < 60; tries += 1) {
        await frame();
        const now = place();
        if (String(now) === String(before)) break;
        before = now;
      }
      const [left, top, width, height] = before;
      if (!this.isConnected || !width || !height) return "not there";
      if (this.matches(":disabled") || this.closest("[aria-disabled=true], [inert]")) return "disabled";
      const x = left + width / 2, y = top + height / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit) return "out of sight";
      const reaches = target.contains(hit) || hit.closest("label")?.control === this;
      return reaches ? [x, y] : "covered";
    }
    """#
}
