import Bindery
import BinderyTesting
import BinderyViews
import Testing

private struct Message: Hashable, Identifiable {
  let id: Int
  var title: String { "Message \(id)" }
}

/// A value without a text.
private struct Page: Hashable {
  let name: String
}

@MainActor
private final class Model {
  @Box var folder: String?
  @Box var message: Message?
  @Box var page: Page?
  @Box var path: [Int] = []
  @Box var visibility = NavigationSplitViewVisibility.automatic
  @Box var front = NavigationSplitViewColumn.sidebar
  @Box var isShown = false
}

@Suite("Split views", .workScope) @MainActor
struct NavigationSplitViewTests {
  private let model = Model()

  private func environment(_ location: [String]) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.location = location
    return environment
  }

  /// Two columns, of which the first one has a list.
  private func folders(_ location: [String] = []) -> TestHost {
    TestHost(environment: environment(location)) {
      NavigationSplitView {
        List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
          .navigationTitle("Mail")
      } detail: {
        Text(model.folder.map { "in \($0)" } ?? "choose")
      }
    }
  }

  /// Three columns with lists.
  private func mail(_ location: [String] = []) -> TestHost {
    TestHost(environment: environment(location)) {
      NavigationSplitView {
        List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
      } content: {
        if let folder = model.folder {
          List(selection: Bindable(model).message) {
            ForEach([7, 8].map { Message(id: $0) }) { message in
              NavigationLink("\(message.title) in \(folder)", value: message)
            }
          }
        }
      } detail: {
        Text(model.message?.title ?? "choose")
      }
    }
  }

  private func path(_ host: TestHost) -> [String]? { stack(host)[.path] }
  private func front(_ host: TestHost) -> NavigationSplitViewColumn? { stack(host)[.columns]?.front }
  private func stack(_ host: TestHost) -> Node { host.all(.role(.navigation))[0] }
  private func screen(_ index: Int, of host: TestHost) -> Node { stack(host).children[index] }

  @Test func theDetailFollowsTheSelection() {
    let host = folders()
    #expect(host.texts == ["inbox", "sent", "choose"])
    #expect(path(host) == [])
    #expect(front(host) == .sidebar)
    host.tap("sent")
    #expect(model.folder == "sent")
    #expect(host.texts == ["inbox", "sent", "in sent"])
    #expect(path(host) == ["sent"])
    #expect(front(host) == .detail)
  }

  @Test func goingBackTakesTheSelectionBack() {
    let host = folders()
    host.tap("sent")
    host.tree.send(UserEvent(.dismiss, on: screen(1, of: host).id))
    #expect(model.folder == nil)
    #expect(front(host) == .sidebar)
    host.tap("inbox")
    host.back()
    #expect(model.folder == nil)
    #expect(path(host) == [])
    host.navigate(to: "inbox")
    #expect(model.folder == "inbox")
    #expect(front(host) == .detail)
  }

  @Test func aChosenRowStaysChosenWhenItIsPressedAgain() {
    let host = folders()
    host.tap("sent")
    host.tap("sent")
    #expect(model.folder == "sent")
  }

  @Test func theAppChoosesAndBringsTheDetailToTheFront() {
    let host = folders()
    model.folder = "inbox"
    #expect(front(host) == .detail)
    #expect(path(host) == ["inbox"])
    model.folder = nil
    #expect(front(host) == .sidebar)
    model.folder = "sent"
    #expect(folders().texts.last == "in sent")
    #expect(front(folders()) == .detail)
  }

  @Test func anAddressChoosesInEachColumn() {
    #expect(folders(["sent"]).texts.last == "in sent")
    model.folder = nil
    let host = mail(["inbox"])
    #expect(host.texts == ["inbox", "sent", "Message 7 in inbox", "Message 8 in inbox", "choose"])
    #expect(front(host) == .content)
  }

  @Test func whatTheAppHasChosenComesBeforeTheAddress() {
    model.folder = "inbox"
    #expect(folders(["sent"]).texts.last == "in inbox")
  }

  @Test func eachColumnShowsWhatIsChosenInTheOneBefore() {
    let host = mail()
    host.tap("inbox")
    #expect(front(host) == .content)
    host.tap("Message 8 in inbox")
    #expect(model.message == Message(id: 8))
    #expect(host.texts.last == "Message 8")
    #expect(front(host) == .detail)
    #expect(host.all(.role(.row)).map { $0.isTrue(.isSelected) } == [true, false, false, true])
    host.back()
    #expect(model.message == nil)
    #expect(front(host) == .content)
  }

  @Test func anotherChoiceTakesThoseOfLaterColumnsBack() {
    let host = mail()
    host.tap("inbox")
    host.tap("Message 8 in inbox")
    host.tap("sent")
    #expect(model.message == nil)
    #expect(path(host) == ["sent"])
    #expect(front(host) == .content)
    host.tap("Message 7 in sent")
    host.tree.send(UserEvent(.dismiss, on: screen(1, of: host).id))
    #expect(model.folder == nil && model.message == nil)
    #expect(front(host) == .sidebar)
  }

  @Test func valuesWithoutATextHaveANameInThePath() {
    let host = mail()
    host.tap("inbox")
    host.tap("Message 8 in inbox")
    let name = path(host) ?? []
    #expect(name.count == 2)
    host.back()
    host.tree.send(UserEvent(.navigate(name), on: stack(host).id))
    #expect(model.message == Message(id: 8))
    #expect(path(host) == name)
  }

  @Test func aLinkShowsItsScreenInTheNextColumn() {
    let host = TestHost {
      NavigationSplitView {
        List {
          NavigationLink("Seven", value: 7)
          NavigationLink("Page", value: Page(name: "one"))
          NavigationLink("View") { Text("view") }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("choose")
      }
    }
    func selected() -> [Bool] { host.all(.role(.row)).map { $0.isTrue(.isSelected) } }
    host.tap("Seven")
    #expect(host.texts.last == "number 7")
    #expect(path(host) == ["7"])
    #expect(selected() == [true, false, false])
    #expect(host.all(.role(.link)).compactMap { $0[.destination]?.first }.first == "7")
    host.tap("View")
    #expect(host.texts.last == "view")
    #expect(selected() == [false, false, true])
    let view = path(host) ?? []
    host.navigate(to: "8")
    #expect(host.texts.last == "number 8")
    host.back()
    #expect(host.texts.last == "choose")
    #expect(front(host) == .sidebar)
    host.tree.send(UserEvent(.navigate(view), on: stack(host).id))
    #expect(host.texts.last == "view")
    host.tap("Page")
    #expect(host.shows(.text(containing: "No screen of this app")))
  }

  @Test func theScreenThatAColumnDeclaresForAChosenValueIsShown() {
    let host = TestHost {
      NavigationSplitView {
        List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
          .navigationDestination(for: String.self) { Text("screen of \($0)") }
      } detail: {
        Text("choose")
      }
    }
    host.tap("sent")
    #expect(host.texts.last == "screen of sent")
    model.folder = nil
    #expect(host.texts.last == "choose")
  }

  @Test func aScreenIsPresentedInTheNextColumn() {
    let host = TestHost {
      NavigationSplitView {
        Text("root").navigationDestination(isPresented: Bindable(model).isShown) { Text("over") }
      } detail: {
        Text("choose")
      }
    }
    model.isShown = true
    #expect(host.texts == ["root", "over"])
    host.back()
    #expect(!model.isShown)
    #expect(host.texts == ["root", "choose"])
  }

  /// A navigation stack in the last column.
  private func notes(_ location: [String] = []) -> TestHost {
    TestHost(environment: environment(location)) {
      NavigationSplitView {
        List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
      } detail: {
        if let folder = model.folder {
          NavigationStack(path: Bindable(model).path) {
            NavigationLink("Note of \(folder)", value: 3)
              .navigationDestination(for: Int.self) { Text("note \($0)") }
          }
        } else {
          Text("choose")
        }
      }
    }
  }

  @Test func aStackInTheLastColumnContinuesThePath() {
    let host = notes()
    host.tap("inbox")
    #expect(host.all(.role(.navigation)).count == 1)
    #expect(host.all(.role(.link)).map { $0[.destination] } == [["inbox", "3"]])
    host.tap("Note of inbox")
    #expect(host.texts == ["inbox", "sent", "note 3"])
    #expect(model.path == [3])
    #expect(path(host) == ["inbox", "3"])
    host.tap("sent")
    #expect(model.path == [])
    #expect(host.texts.last == "Note of sent")
    model.path = [4, 5]
    #expect(host.texts.last == "note 5")
    host.navigate(to: "inbox/6")
    #expect(model.folder == "inbox")
    #expect(model.path == [6])
    model.folder = nil
    #expect(host.texts.last == "choose")
    #expect(path(host) == [])
  }

  @Test func anAddressOpensTheStackInTheLastColumn() {
    let host = notes(["sent", "9"])
    #expect(model.folder == "sent" && model.path == [9])
    #expect(host.texts.last == "note 9")
    #expect(path(host) == ["sent", "9"])
  }

  @Test func linksInTheLastColumnNeedNoStack() {
    let host = TestHost {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        NavigationLink("More") { Text("more") }
      }
    }
    host.tap("More")
    #expect(host.texts == ["sidebar", "more"])
    #expect(path(host)?.count == 2)
    host.back()
    #expect(host.texts == ["sidebar", "More"])
  }

  @Test func columnsAreHiddenByTheAppAndByPeople() {
    let host = TestHost {
      NavigationSplitView(columnVisibility: Bindable(model).visibility) {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail").navigationTitle("Detail")
      }
    }
    #expect(host.texts == ["sidebar", "content", "detail"])
    model.visibility = .detailOnly
    #expect(host.texts == ["detail"])
    host.toggle(.screen("Detail"))
    #expect(model.visibility == .all)
    host.toggle(.screen("Detail"))
    #expect(model.visibility == .doubleColumn)
    #expect(host.texts == ["content", "detail"])
  }

  @Test func peopleHideTheSidebarOfAnAppThatDoesNotStoreIt() {
    let host = folders()
    host.tree.send(UserEvent(.toggle(false), on: screen(1, of: host).id))
    #expect(host.texts == ["choose"])
    #expect(stack(host)[.columns]?.visibility == .detailOnly)
  }

  @Test func theAppReadsAndSetsTheColumnInFront() {
    model.front = .detail
    let host = TestHost {
      NavigationSplitView(preferredCompactColumn: Bindable(model).front) {
        List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
      } detail: {
        Text("detail")
      }
    }
    #expect(front(host) == .detail)
    #expect(path(host) == ["~"])
    host.back()
    #expect(model.front == .sidebar)
    host.tap("sent")
    #expect(model.front == .detail)
    model.front = .sidebar
    #expect(front(host) == .sidebar)
    #expect(model.folder == "sent")
    model.front = .content
    #expect(front(host) == .detail)
  }

  @Test func columnsBeforeTheLastOneHaveAWidth() {
    let host = TestHost {
      VStack {
        NavigationSplitView {
          Text("sidebar").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
        } content: {
          Text("content").navigationSplitViewColumnWidth(220)
        } detail: {
          Text("detail").navigationSplitViewColumnWidth(300)
        }
      }
    }
    let frames = stack(host).children.map { $0[.frame] }
    #expect(
      frames == [FrameSize(minWidth: 150, idealWidth: 200, maxWidth: 400), FrameSize(width: 220), nil])
  }

  @Test func listsOutsideOfTheColumnsAreNotFollowed() {
    let host = TestHost {
      NavigationSplitView {
        Button("Open") { model.isShown = true }
          .sheet(isPresented: Bindable(model).isShown) {
            List(["inbox", "sent"], id: \.self, selection: Bindable(model).folder) { Text($0) }
          }
      } detail: {
        Text("detail")
      }
    }
    host.tap("Open")
    host.tap("sent")
    #expect(model.folder == "sent")
    #expect(path(host) == [])
    host.tap("sent")
    #expect(model.folder == nil)
  }

  @Test func eachColumnHasATitleAndTools() {
    let host = TestHost {
      NavigationSplitView {
        Text("sidebar").navigationTitle("One").toolbar { Button("Add") {} }
      } detail: {
        Text("detail").navigationTitle("Two")
      }
    }
    #expect(host.all(.role(.screen)).map { $0[.title] } == ["One", "Two"])
    #expect(screen(0, of: host).children.first?.role == .toolbar)
    #expect(!screen(0, of: host).takes(.dismiss) && screen(1, of: host).takes(.dismiss))
  }

  @Test func droppedSplitViewsAreReleased() {
    weak var gone: Model?
    func mount() {
      let model = Model()
      gone = model
      let tree = ViewTree {
        NavigationSplitView(columnVisibility: Bindable(model).visibility) {
          List(["inbox"], id: \.self, selection: Bindable(model).folder) { Text($0) }
        } detail: {
          NavigationStack(path: Bindable(model).path) { Text(model.folder ?? "") }
        }
      }
      model.folder = "inbox"
      tree.unmount()
    }
    mount()
    #expect(gone == nil)
  }
}
