public import BinderyViews

/// Questions for data that a device would know, but a terminal does not: the person's location, and the path of a
/// file.
extension TerminalScreen {
  // MARK: Places

  func askForLocation(_ node: Node) {
    let id = node.id
    let note =
      options.findsPlaces
      ? "A terminal has no location service. Enter a place, or latitude and longitude in degrees."
      : "A terminal has no location service. Enter latitude and longitude in degrees."
    open { level in
      Popup(
        "Where are you?", note: note,
        hint: options.findsPlaces ? "Berlin, or 52.52, 13.41" : "52.52, 13.41",
        level: level
      ) { [weak self] text in self?.answer(text, on: id) }
    }
  }

  private func answer(_ text: String, on id: NodeID) -> ScreenRequest? {
    let numbers = text.split { $0 == "," || $0 == " " || $0 == ";" }.map { Double($0) }
    if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] {
      guard abs(latitude) <= 90, abs(longitude) <= 180 else {
        refuse("“\(text)” is not a latitude (−90 to 90) and a longitude (−180 to 180).")
        return nil
      }
      closePopup()
      locate(MapCoordinate(latitude: latitude, longitude: longitude), on: id)
      return nil
    }
    let name = text.split(separator: " ").joined(separator: " ")
    guard options.findsPlaces else {
      refuse("“\(text)” is not a latitude and a longitude, such as 52.52, 13.41.")
      return nil
    }
    guard !name.isEmpty else {
      refuse("Enter the name of a place.")
      return nil
    }
    popup?.wait("Looking for “\(name)” …")
    layOut()
    popup?.pending = name
    return .findPlaces(named: name, node: id)
  }

  /// Accepts the places that ``ScreenRequest/findPlaces(named:node:)`` requested, best first, or the reason why
  /// there are none.
  ///
  /// An answer to a question that was closed, or repeated with another name, is ignored.
  public func offer(
    _ places: Result<[FoundPlace], PlaceSearchError>, named name: String, on id: NodeID
  ) {
    guard let popup, popup.pending == name else { return }
    popup.pending = nil
    switch places {
    case .failure(let error): refuse(error.reason)
    case .success(let places) where places.isEmpty:
      refuse("No place is called “\(name)”. Check the spelling, or enter latitude and longitude.")
    case .success(let places):
      closePopup()
      if places.count == 1 { return locate(places[0].coordinate, on: id) }
      let items = places.map { place in
        Popup.Item(title: place.name, detail: place.detail, isChosen: false) { [weak self] in
          self?.locate(place.coordinate, on: id)
          return nil
        }
      }
      open { Popup("Which “\(name)”?", items: items, filter: nil, level: $0) }
    }
  }

  private func locate(_ coordinate: MapCoordinate, on id: NodeID) {
    send(UserEvent(.location(.success(UserLocation(coordinate: coordinate))), on: id))
  }

  // MARK: Files

  func askForFile(_ node: Node) {
    let id = node.id
    let kinds = node[.fileExtensions].map { $0.map { ".\($0)" }.joined(separator: ", ") }
    open { level in
      let popup = Popup(
        node.labelWords,
        note: kinds.map { "A file of this kind: \($0). Tab completes." }
          ?? "A file. Tab completes.",
        hint: "Path", level: level
      ) { [weak self] path in
        guard !path.isEmpty else {
          self?.refuse("Enter the path of a file.")
          return nil
        }
        self?.closePopup()
        return .read(path: path, node: id)
      }
      popup.completesPaths = true
      return popup
    }
  }

  /// Accepts the file that ``ScreenRequest/read(path:node:)`` requested.
  public func choose(_ item: ChosenFile, on node: NodeID) {
    send(UserEvent(.choose(item), on: node))
    update()
  }

  /// Shows in a popup why its answer is invalid.
  func refuse(_ reason: String) {
    popup?.say(reason)
    layOut()
  }

  /// Completes a path as far as it is unambiguous, and lists how it can go on.
  func complete(_ field: FieldBox) -> ScreenRequest? {
    let text = field.editor.text
    let paths = options.completePath(text)
    guard var common = paths.first else {
      refuse(text.isEmpty ? "There are no files here." : "Nothing starts with “\(text)”.")
      return nil
    }
    for path in paths { while !path.hasPrefix(common) { common.removeLast() } }
    if common.count > text.count {
      change(field) { editor in
        editor.move(to: editor.characters.count, selecting: false)
        editor.insert(String(common.dropFirst(text.count)))
      }
    }
    if paths.count > 1 {
      popup?.wait(Self.list(paths))
      layOut()
    }
    return nil
  }

  /// Returns the last parts of paths: `a cat.jpg   album/   and 34 more`.
  private static func list(_ paths: [String]) -> String {
    let names = paths.prefix(6).map { path in
      (path.split(separator: "/").last.map(String.init) ?? path) + (path.last == "/" ? "/" : "")
    }
    return (names + (paths.count > 6 ? ["and \(paths.count - 6) more"] : [])).joined(
      separator: "   ")
  }
}
