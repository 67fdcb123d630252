@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import LayoutCases
internal import Testing

extension Toolkit {
  /// The layout cases of `Documentation/Layout.md`, and what is about a whole window.
  @Suite(.timeLimit(.minutes(10)))
  struct LayoutTests {
    @Test func aBrowserKeepsTheRelationsOfEachCase() async throws {
      try await withPage(of: { WindowGroup("Cases") { CasesView() } }) { page in
        try await page.wait(until: "document.querySelectorAll('.window > .stack > .box').length > 0")
        // Views that depend on their size have it after a round trip.
        try await page.wait(
          until: "document.querySelector('[data-test=half]').getBoundingClientRect().width === 160")
        for (index, example) in LayoutCase.all.enumerated() {
          let relations = example.relations + example.inBrowsers
          let offered = try await page.frame(nil, inCase: index)
          var frames: [String: ViewFrame] = [:]
          for name in relations.flatMap(\.names) where frames[name] == nil {
            frames[name] = try await page.frame(name, inCase: index)
          }
          for relation in relations {
            let holds = relation.holds(offered: offered, tolerance: (1, 1)) { frames[$0] ?? offered }
            #expect(holds, "\(example): \(relation) in \(offered) with \(frames)")
          }
        }
      }
    }

    @Test(arguments: [Screen.phone, .desktop])
    func theRootOfAWindowIsCentered(device: Screen) async throws {
      try await withPage(
        of: { WindowGroup("Log in") { LogInView() } }, on: device, name: "log-in-\(device.width)"
      ) { page in
        try await page.wait(for: "Log in")
        let distances = try await page.evaluate(
          """
          (() => {
            const root = document.querySelector('.window > *').getBoundingClientRect();
            const page = document.body.getBoundingClientRect();
            return [root.left + root.right - page.left - page.right, root.top + root.bottom - innerHeight]
              .map((one) => Math.abs(one) <= 2).join();
          })()
          """)
        #expect(distances.string == "true,true")
      }
    }

    @Test func pressesGoToWhatIsBehindTheSpaceOfAStack() async throws {
      try await withPage(of: { WindowGroup("Pressed") { PressedView() } }) { page in
        try await page.button("Row").click()
        try await page.wait(for: "1 pressed")
        try await page.button("Add").click()
        try await page.wait(for: "11 pressed")
        try await page.button("Below").click()
        try await page.wait(for: "111 pressed")
        try await page.button("Under a color").click()
        try await page.wait(for: "1111 pressed")
      }
    }
  }
}

extension Page {
  /// The frame of a named view of a case, relative to the page; that of the case without a name.
  fileprivate func frame(_ name: String?, inCase index: Int) async throws -> ViewFrame {
    let frame = try await evaluate(
      """
      (() => {
        let element = document.querySelectorAll('.window > .stack > .box')[\(index)];
        const name = '\(name ?? "")'.split('.');
        if (name[0]) {
          const outer = element;
          element = outer.querySelector(`[data-test="${name[0]}"]`);
          if (!element) throw new Error(`Case \(index) has no view named ${name[0]}.`);
          const isBox = ({ parentElement: parent }) => parent.matches('.box') && parent !== outer;
          while (name.length === 1 && isBox(element)) element = element.parentElement;
        }
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height];
      })()
      """
    ).array.map { $0.number ?? .nan }
    return ViewFrame(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

private struct CasesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(LayoutCase.all.indices, id: \.self) { index in
        let example = LayoutCase.all[index]
        ZStack { example.view() }.frame(width: example.width, height: example.height)
      }
    }
  }
}

private struct LogInView: View {
  var body: some View {
    VStack {
      Text("Log in").font(.title)
      TextField("Name", text: .constant("")).frame(width: 200)
      Button("Continue") {}
    }
  }
}

private struct PressedView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) pressed")
      ZStack {
        List { Button("Row") { count += 1 } }
        VStack {
          Spacer()
          HStack {
            Spacer()
            Button("Add") { count += 10 }
          }
        }
      }
      Button("Below") { count += 100 }.frame(width: 240, height: 80).overlay(alignment: .topTrailing) {
        Button("Close") {}
      }
      Button("Under a color") { count += 1_000 }.overlay { Color.red.opacity(0.2).allowsHitTesting(false) }
    }
  }
}
