internal import CBindery

// A derived value that reads another one for the first time computes it during its own closure: a chain of n values without readers
// is n calls deep. So is a chain of signals that is observed, sends or ends, and a nest of effects that ends. Such a chain may be longer
// than the stack, so each of these calls checks the remaining stack, and near its end continues on another one:
//
//     thread's stack   │ read ▸ run ▸ read ▸ run ▸ … ▸│reserve│
//                                                     └──────▶ │ run ▸ read ▸ … ▸│reserve│
//                                                                                 └──────▶ …

/// The remaining size of the current stack.
struct StackRoom: ~Copyable {
  /// The lowest address to which the current stack may grow here.
  fileprivate var floor: UInt = 0
  /// The distance from there to the start of the stack, in bytes.
  fileprivate var room: UInt = 0
  /// The number of additional stacks in use.
  fileprivate var additionalStacks = 0
}

/// The size of an additional stack, in bytes. It takes memory only as far as it is used.
private let additionalStackSize = 16 << 20
/// The size that is reserved for the code of closures, in bytes.
private let reserve: UInt = 512 << 10

/// Whether the stack suffices for a run that begins at the address `frame`.
@inline(__always)
func hasStack(at frame: UInt) -> Bool { frame &- engine.stack.floor < engine.stack.room }

/// Runs one link of a chain that may be longer than the stack.
@inline(__always)
func withStack<R>(_ body: () -> R) -> R {
  var here = 0
  let frame = _withUnprotectedUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  return hasStack(at: frame) ? body() : resultOnOtherStack(at: frame, body)
}

@inline(never)
private func resultOnOtherStack<R>(at frame: UInt, _ body: () -> R) -> R {
  var result: R?
  runDeeply(at: frame) { result = body() }
  return result.unsafelyUnwrapped
}

/// Runs a body after the first check found too little stack: on the thread's stack if that was merely not looked up yet, or on an
/// additional one.
@inline(never)
func runDeeply(at frame: UInt, _ body: () -> Void) {
  if engine.stack.additionalStacks == 0 {
    useStackOfThread()
    if hasStack(at: frame) { return body() }
  }
  let (floor, room) = (engine.stack.floor, engine.stack.room)
  engine.stack.additionalStacks += 1
  let isDone = withoutActuallyEscaping(body) { body in
    var body = body
    return withUnsafeMutablePointer(to: &body) { body in
      bindery_call_on_stack(additionalStackSize, { body in continueOnAdditionalStack(body) }, body)
    }
  }
  engine.stack.additionalStacks -= 1
  (engine.stack.floor, engine.stack.room) = (floor, room)
  precondition(
    isDone,
    "Out of memory for another stack: a chain of derived values or signals is too long. Shorten the chain.")
}

/// Looks up the stack of the thread on which the main actor runs now.
private func useStackOfThread() {
  var floor: UInt = 0
  var size = 0
  guard bindery_thread_stack(&floor, &size) else {
    // The stack is unknown, so its end cannot be checked.
    (engine.stack.floor, engine.stack.room) = (0, .max)
    return
  }
  let kept = min(reserve, UInt(size) / 4)
  (engine.stack.floor, engine.stack.room) = (floor + kept, UInt(size) - kept)
}

/// The entry point of an additional stack.
private func continueOnAdditionalStack(_ argument: UnsafeMutableRawPointer?) {
  guard let argument else { return }
  var here = 0
  _withUnprotectedUnsafeMutablePointer(to: &here) { here in
    // The frame is near the top.
    engine.stack.floor = UInt(bitPattern: here) - UInt(additionalStackSize) + reserve
    engine.stack.room = UInt(additionalStackSize) - reserve
  }
  argument.assumingMemoryBound(to: (() -> Void).self).pointee()
}
