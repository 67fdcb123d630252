import BinderyViews
import Testing

@testable import BinderyTerminal

@Suite struct FilesTests {
  @Test func theHomeFolderIsExpanded() {
    #expect(Files.expanded("~/a.jpg", home: "/home/ada") == "/home/ada/a.jpg")
    #expect(Files.expanded("~ada/a.jpg", home: "/home/ada") == "~ada/a.jpg")
    #expect(Files.expanded("~", home: nil) == "~")
  }

  @Test(arguments: ["/does/not/exist", "/", "/dev/null"]) func whatIsNoFileIsNotRead(path: String) {
    guard case .failure(let problem) = Files.read(path, home: nil) else {
      Issue.record("\(path) was read")
      return
    }
    #expect(problem.path == path)
  }

  @Test func foldersAreCompletedWithASlash() {
    #expect(Files.completions(of: "/de", home: nil).contains("/dev/"))
    #expect(Files.completions(of: "/does/not/exist", home: nil).isEmpty)
  }
}
