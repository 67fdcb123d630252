import BinderyTesting

/// The order that tests rely on, and some orders that a real clock may choose.
let wakeOrders: [TestClock.Order] = [.asSet] + (1...8).map { .shuffled(seed: $0) }
