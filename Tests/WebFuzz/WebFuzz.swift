// The targets of libFuzzer. Scripts/fuzz-web compiles them together with the sources of the browser host.
internal import Foundation

/// A parser of data from clients. Each has a check that must hold for every input.
enum FuzzTarget: String {
  /// WebSocket frames as bytes, to messages.
  case sockets
  /// Messages of a page, to events, which are sent to a window with every kind of control.
  case frames
  /// Sealed state that pages send back.
  case states
  /// The head and the body of an upload.
  case uploads
  /// The forms of pages without script.
  case forms

  /// The target that the environment variable `BINDERY_FUZZ` names.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["BINDERY_FUZZ"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fatalError("BINDERY_FUZZ is “\(name)”. Set it to sockets, frames, states, uploads or forms.")
    }
    return target
  }()

  @MainActor
  func check(_ bytes: [UInt8]) {
    switch self {
    case .sockets: SocketTarget.check(bytes)
    case .frames: FrameTarget.check(bytes)
    case .states: SavedStateTarget.check(bytes)
    case .uploads: UploadTarget.check(bytes)
    case .forms: FormTarget.check(bytes)
    }
  }
}

/// Checks one input. libFuzzer calls it on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWeb(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  MainActor.assumeIsolated { FuzzTarget.chosen.check(bytes) }
  return 0
}
