internal import CStack

// A derived value that reads another one for the first time computes it during its own closure: a chain of n values without readers
// is n calls deep. Such a chain may be longer than the stack, so each such read checks the remaining stack, and near its end the run
// continues on another stack:
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

/// Updates a derived value after the first check found too little stack: on the thread's stack if that was merely not looked up yet,
/// or on an additional one.
@inline(never)
func bringUpToDateDeeply(_ node: NodePointer, frame: UInt) {
  if engine.stack.additionalStacks == 0 {
    useStackOfThread()
    if hasStack(at: frame) {
      bringUpToDate(node)
      return
    }
  }
  let (floor, room) = (engine.stack.floor, engine.stack.room)
  engine.stack.additionalStacks += 1
  let isDone = bindery_call_on_stack(additionalStackSize, { node in continueOnAdditionalStack(node) }, node)
  engine.stack.additionalStacks -= 1
  (engine.stack.floor, engine.stack.room) = (floor, room)
  precondition(
    isDone, "Out of memory for another stack: a chain of derived values is too long. Shorten the chain.")
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
  let node = argument.assumingMemoryBound(to: Node.self)
  bringUpToDate(node)
}
