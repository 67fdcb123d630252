internal import CStack

// A derived value that reads another one for the first time computes it in the middle of its own closure: a chain of n values that nothing
// has read yet goes n calls deep. Such a chain may be longer than the stack, so that what remains of it is looked at at each such read, and
// near its end the run continues on another stack:
//
//     thread's stack   │ read ▸ run ▸ read ▸ run ▸ … ▸│reserve│
//                                                     └──────▶ │ run ▸ read ▸ … ▸│reserve│
//                                                                                 └──────▶ …

/// How much of the stack in use is left.
struct StackRoom: ~Copyable {
  /// The lowest address to which the stack in use may grow here.
  fileprivate var floor: UInt = 0
  /// How far above it the stack goes, in bytes.
  fileprivate var room: UInt = 0
  /// How many additional stacks are in use.
  fileprivate var additionalStacks = 0
}

/// The size of an additional stack, in bytes. It takes memory only as far as it is used.
private let additionalStackSize = 16 << 20
/// What is kept free for the code of closures, in bytes.
private let reserve: UInt = 512 << 10

/// Whether a run that begins at the address `frame` has stack enough.
@inline(__always)
func hasStack(at frame: UInt) -> Bool { frame &- engine.stack.floor < engine.stack.room }

/// Brings a derived value up to date that was not found to have stack enough: on the stack of the thread, if that only was not known yet,
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
    // Nothing is known, and nothing can be done.
    (engine.stack.floor, engine.stack.room) = (0, .max)
    return
  }
  let kept = min(reserve, UInt(size) / 4)
  (engine.stack.floor, engine.stack.room) = (floor + kept, UInt(size) - kept)
}

/// Where an additional stack begins.
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
