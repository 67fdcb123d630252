internal import Bindery
internal import BinderyViews

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension ClientFrame {
  /// A message that violates the format of the protocol: invalid JSON, a wrong type, or a number out of range.
  struct Malformed: Error, Equatable {}

  private static let decoder = JSONDecoder()

  /// Parses a message. Numbers that are fractional or out of range are malformed, and so are additional elements.
  init(_ text: String) throws(Malformed) {
    if let frame = PlainFrame.frame(text) {
      self = frame
      return
    }
    do {
      self = try Self.decoder.decode(Envelope.self, from: Data(text.utf8)).frame
    } catch {
      throw Malformed()
    }
  }
}

/// Decodes a frame from its JSON array.
private struct Envelope: Decodable {
  let frame: ClientFrame

  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    let first = try elements.decode(Int.self)
    switch first {
    case 0:
      frame = .hello(try elements.decodeHello())
    case -1:
      frame = .acknowledgement(lastBatch: try elements.decodeBatch())
    case -2: frame = .replay(try elements.decodeReplay())
    case 1...:
      let lastBatch = try elements.decodeBatch()
      frame = .event(number: first, lastBatch: lastBatch, try elements.decodeEvent())
    default: throw ClientFrame.Malformed()
    }
    guard elements.isAtEnd else { throw ClientFrame.Malformed() }
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodeBatch() throws -> Int {
    let number = try decode(Int.self)
    guard number >= 0 else { throw ClientFrame.Malformed() }
    return number
  }

  /// Pages of earlier versions say less: `[0, token, lastBatch, state?]`.
  fileprivate mutating func decodeHello() throws -> ClientFrame.Hello {
    var hello = ClientFrame.Hello(token: try decode(String.self), lastBatch: try decodeBatch())
    guard !isAtEnd else { return hello }
    let state = try decode(String.self)
    guard !isAtEnd else {
      hello.savedState = state
      hello.restores = true
      return hello
    }
    let use = try decode(Int.self)
    guard (0...3).contains(use) else { throw ClientFrame.Malformed() }
    hello.savedState = state.isEmpty ? nil : state
    hello.restores = use & 1 != 0
    hello.isCopy = use & 2 != 0
    hello.page = ShownPage(
      version: try decode(String.self), logIn: try decode(String.self), address: try decode(String.self))
    return hello
  }

  fileprivate mutating func decodeEvent() throws -> UserEvent {
    let node = NodeID(rawValue: try decode(UInt32.self))
    guard let kind = UserEvent.Kind(rawValue: try decode(UInt8.self)) else { throw ClientFrame.Malformed() }
    return UserEvent(try decodeAction(kind), on: node)
  }

  fileprivate mutating func decodeReplay() throws -> ReplayedEvent {
    let window = try decode(String.self)
    let number = try decode(Int.self)
    let label = try decode(String.self)
    let name = try decode(String.self)
    guard number > 0, window.utf8.count <= 32, name.utf8.count <= 32,
      let kind = UserEvent.Kind(rawValue: try decode(UInt8.self))
    else { throw ClientFrame.Malformed() }
    let identity = EventIdentity(window: window, number: number)
    // Nodes have different numbers in another session, so an option is identified by its text, and a destination by its name.
    if kind == .drag {
      var parts = try nestedUnkeyedContainer()
      let target = try parts.decode(String.self)
      return ReplayedEvent(
        identity: identity, label: label, name: name,
        action: .drag(to: NodeID(rawValue: 0), try parts.decodePlace()), option: target)
    }
    if kind == .select {
      return ReplayedEvent(
        identity: identity, label: label, name: name, action: .select(NodeID(rawValue: 0)),
        option: try decode(String.self))
    }
    return ReplayedEvent(identity: identity, label: label, name: name, action: try decodeAction(kind))
  }

  private mutating func decodeAction(_ kind: UserEvent.Kind) throws -> UserEvent.Action {
    if let action = UserEvent.Action(kind) { return action }
    return switch kind {
    case .input: .input(try decode(String.self))
    case .number: .number(try decode(Double.self))
    case .toggle: .toggle(try decode(Bool.self))
    case .move: .move(try decode(Int.self))
    case .navigate: .navigate(try decode(String.self).split(separator: "/").map(String.init))
    case .date: .date(try decodeDate())
    case .select: .select(NodeID(rawValue: try decode(UInt32.self)))
    case .region: .region(try decodeRegion())
    case .location: .location(try decodeLocation())
    case .reveal: .reveal(try decodeRows())
    case .focus: .focus(try decode(Bool.self))
    case .query: .query(try decode(String.self))
    case .drag: try decodeDrag()
    case .see: .see(try decodeNodes())
    case .measure: .measure(try decodeSizes())
    // Pictures (`choose`) are uploaded with separate requests, see UploadRegistry. The others have no value.
    case .choose, .tap, .submit, .refresh, .delete, .dismiss, .appear, .longPress, .extend, .doubleTap:
      throw ClientFrame.Malformed()
    }
  }

  /// `[destination, place]`.
  private mutating func decodeDrag() throws -> UserEvent.Action {
    var parts = try nestedUnkeyedContainer()
    let node = NodeID(rawValue: try parts.decode(UInt32.self))
    return .drag(to: node, try parts.decodePlace())
  }

  /// The last element: where a value lands.
  private mutating func decodePlace() throws -> DropPlace {
    guard let place = DropPlace(rawValue: try decode(Int.self)), isAtEnd else {
      throw ClientFrame.Malformed()
    }
    return place
  }

  /// ISO 8601, or an empty text for no date.
  private mutating func decodeDate() throws -> CalendarDate? {
    let text = try decode(String.self)
    if text.isEmpty { return nil }
    guard let date = CalendarDate(text) else { throw ClientFrame.Malformed() }
    return date
  }

  /// `[first row, row after the last]`.
  private mutating func decodeRows() throws -> Range<Int> {
    var numbers = try nestedUnkeyedContainer()
    let (first, end) = (try numbers.decode(Int.self), try numbers.decode(Int.self))
    guard numbers.isAtEnd, first <= end else { throw ClientFrame.Malformed() }
    return first..<end
  }

  /// The numbers of nodes.
  private mutating func decodeNodes() throws -> [NodeID] {
    let numbers = try decode([UInt32].self)
    guard numbers.count <= UserEvent.mostSeen else { throw ClientFrame.Malformed() }
    return numbers.map { NodeID(rawValue: $0) }
  }

  /// `[node, width, height, …]`.
  private mutating func decodeSizes() throws -> [MeasuredSize] {
    var numbers = try nestedUnkeyedContainer()
    var sizes: [MeasuredSize] = []
    while !numbers.isAtEnd {
      let node = NodeID(rawValue: try numbers.decode(UInt32.self))
      let size = MeasuredSize(
        node, width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
      guard size.isPossible, sizes.count < UserEvent.mostMeasured else { throw ClientFrame.Malformed() }
      sizes.append(size)
    }
    return sizes
  }

  /// `[latitude, longitude, span]`.
  private mutating func decodeRegion() throws -> MapRegion {
    var numbers = try nestedUnkeyedContainer()
    let center = try numbers.decodeCoordinate()
    let region = MapRegion(center: center, span: try numbers.decode(Double.self))
    guard numbers.isAtEnd else { throw ClientFrame.Malformed() }
    return region
  }

  /// `[latitude, longitude, accuracy, time zone]`, or the name of a failure.
  private mutating func decodeLocation() throws -> Result<UserLocation, LocationFailure> {
    if let name = try? decode(String.self) {
      guard let failure = LocationFailure.allCases.first(where: { "\($0)" == name }) else {
        throw ClientFrame.Malformed()
      }
      return .failure(failure)
    }
    var parts = try nestedUnkeyedContainer()
    let coordinate = try parts.decodeCoordinate()
    let accuracy = try parts.decode(Double.self)
    let zone = try parts.decode(String.self)
    guard parts.isAtEnd, zone.utf8.count <= 64 else { throw ClientFrame.Malformed() }
    return .success(
      UserLocation(coordinate: coordinate, accuracy: accuracy, timeZone: zone.isEmpty ? nil : zone))
  }

  /// Decodes two numbers that are coordinates on Earth.
  private mutating func decodeCoordinate() throws -> MapCoordinate {
    let latitude = try decode(Double.self)
    let longitude = try decode(Double.self)
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { throw ClientFrame.Malformed() }
    return MapCoordinate(latitude: latitude, longitude: longitude)
  }
}
