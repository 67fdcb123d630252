import BinderyViews
import BinderyWeb
import Foundation

/// An app that keeps what belongs to one person in variables of the program and in `UserDefaults`, as apps for one person do.
struct Basket: WindowScene {
  let title = "Basket"
  let path = ""
  let summary = "Counts its windows."
  var window: some View {
    Basket.windows += 1
    let all = UserDefaults.standard.integer(forKey: "windows") + 1
    UserDefaults.standard.set(all, forKey: "windows")
    return VStack {
      Text("Window \(Basket.windows) of process \(ProcessInfo.processInfo.processIdentifier)")
      Text("Window \(all) of this person")
      Text(MainEventLoop.isUsed ? "Main actor on an event loop" : "Main actor on other threads")
    }
  }

  private static var windows = 0
}
