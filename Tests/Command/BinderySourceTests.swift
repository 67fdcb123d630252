import Testing

@testable import BinderyCommand

struct BinderySourceTests {
  @Test func aFolderIsADependencyByPath() throws {
    let source = try BinderySource(local: Repository.folder + "/Sources/..", url: nil, from: nil)
    #expect(source.dependency == #".package(name: "bindery", path: "\#(Repository.folder)")"#)
  }

  @Test func aRepositoryIsADependencyByVersion() throws {
    let source = try BinderySource(local: nil, url: "https://git.example.org/bindery.git", from: "1.2.3")
    #expect(source.dependency == #".package(url: "https://git.example.org/bindery.git", from: "1.2.3")"#)
  }

  @Test func appsOfTheSameCopyShareABuildFolder() {
    #expect(BinderySource.folder("/home/ada/my bindery").buildFolder == "home-ada-mybindery")
    #expect(BinderySource.repository("https://git.example.org/bindery", from: "1.2.3").buildFolder == "1.2.3")
  }

  @Test func withoutOptionsItIsTheCopyOfTheProgram() throws {
    #expect(try BinderySource(local: nil, url: nil, from: nil) == .folder(Repository.folder))
  }

  @Test func sourcesWithoutBinderyAreRefused() {
    #expect(throws: SourceProblem.folder("/nowhere")) {
      try BinderySource(local: "/nowhere", url: nil, from: nil)
    }
    #expect(throws: SourceProblem.address("https://example.org/other")) {
      try BinderySource(local: nil, url: "https://example.org/other", from: nil)
    }
    #expect(throws: SourceProblem.address("https://example.org/\"/bindery")) {
      try BinderySource(local: nil, url: "https://example.org/\"/bindery", from: nil)
    }
    #expect(throws: SourceProblem.version("main")) {
      try BinderySource(local: nil, url: "https://example.org/bindery", from: "main")
    }
    #expect(throws: SourceProblem.ambiguous) {
      try BinderySource(local: "/x", url: "https://example.org/bindery", from: nil)
    }
    #expect(throws: SourceProblem.versionWithoutAddress) {
      try BinderySource(local: nil, url: nil, from: "1.0.0")
    }
  }
}
