internal import Bindery
internal import BinderyViews
internal import Dispatch

/// When frames are shown: at most 60 a second, and the newest one only.
extension TerminalHost {
  func beginFrames() {
    guard isWaitingForReplies else { return }
    isWaitingForReplies = false
    scheduleFrame()
  }

  /// Schedules a frame: immediately if the minimum time has passed, else when it has. Changes until then are shown together.
  func scheduleFrame() {
    guard !isFrameDue, !isWaitingForReplies else { return }
    isFrameDue = true
    let wait = lastFrame.map { $0 + Self.frameTime - configuration.clock.now } ?? .zero
    if wait > .zero {
      after(wait) { host in host.showFrame() }
    } else {
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.showFrame() } }
    }
  }

  /// Draws the requested pictures one after the other.
  private func drawPictures(_ screen: TerminalScreen) {
    guard let draw = configuration.drawPicture else { return }
    for picture in screen.takeWantedPictures() {
      drawing = Task { [drawing, weak self, weak screen] in
        await drawing?.value
        guard screen != nil else { return }
        screen?.show(await draw(picture), of: picture)
        self?.scheduleFrame()
      }
    }
  }

  func forgetPictures() {
    if let removals = screen?.pictureRemovals, !removals.isEmpty { output.write(removals) }
  }

  func showFrame() {
    openWindowOfUser()
    isFrameDue = false
    guard let screen, device.isRaw else { return }
    // If the terminal accepts nothing now, it later receives only the newest frame, without those in between.
    guard !output.isBlocked else {
      return output.whenReady { [weak self] in self?.scheduleFrame() }
    }
    lastFrame = configuration.clock.now
    screen.update()
    if let url = tree?.takeOpenedURLs().last {
      open(url)
      // Another app of the same program has its own frame.
      if screen !== self.screen { return }
    }
    for export in tree?.takeExports() ?? [] { save(export) }
    let frame = screen.frame()
    output.write(screen.takePictureTransfers())
    output.show(frame)
    if output.isGone { return end() }
    drawPictures(screen)
    if screen.isAnimated, !isAdvancing {
      isAdvancing = true
      after(.milliseconds(100)) { host in
        host.isAdvancing = false
        host.screen?.advance()
        host.scheduleFrame()
      }
    }
  }
}
