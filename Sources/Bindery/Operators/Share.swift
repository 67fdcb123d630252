extension Signal {
  /// One observation of this signal for all who observe the result. Operators share by themselves; this is for signals made by hand.
  public func share() -> Signal<Value> {
    .shared { output in bind { output.accept($0) } }
  }
}

extension Driver {
  /// One evaluation for all who observe. Operators share by themselves; this is for a driver whose reading is costly.
  public func share() -> Driver<Value> {
    Driver(Computed { value })
  }
}
