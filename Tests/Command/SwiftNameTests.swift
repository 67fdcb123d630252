import Testing

@testable import BinderyCommand

struct SwiftNameTests {
  @Test(arguments: [
    ("Kanban", "Kanban", "kanban", "Kanban"), ("kanban-board", "KanbanBoard", "kanban-board", "Kanban board"),
    ("petFeeder", "PetFeeder", "pet-feeder", "Pet feeder"),
    ("pet_feeder", "PetFeeder", "pet-feeder", "Pet feeder"),
    ("HTTPServer2", "HttpServer2", "http-server2", "Http server2"),
    ("Top10List", "Top10List", "top10-list", "Top10 list"),
  ])
  func oneNameServesTypesProgramsAndPeople(text: String, type: String, program: String, title: String) throws
  {
    let name = try SwiftName(text)
    #expect(name.type == type)
    #expect(name.program == program)
    #expect(name.title == title)
  }

  @Test func aVariableBeginsInLowerCase() throws {
    #expect(try SwiftName("PetFeeder").variable == "petFeeder")
  }

  @Test(arguments: [
    ("", NameProblem.empty), ("../x", .path("../x")), ("a/b", .path("a/b")), ("/tmp/x", .path("/tmp/x")),
    ("..", .path("..")), ("~x", .path("~x")), ("2048", .beginning("2048")), ("-x", .beginning("-x")),
    ("Käse", .character("ä", in: "Käse")), ("my app", .character(" ", in: "my app")),
    ("x\u{0}", .character("\u{0}", in: "x\u{0}")), ("x\n", .character("\n", in: "x\n")),
    ("e\u{301}", .character("e\u{301}", in: "e\u{301}")), ("カンバン", .character("カ", in: "カンバン")),
    (String(repeating: "x", count: 41), .tooLong(String(repeating: "x", count: 41), limit: 40)),
  ])
  func oddNamesAreRefused(text: String, problem: NameProblem) {
    #expect(throws: problem) { try SwiftName(text) }
  }

  @Test(arguments: [
    "class", "Self", "View", "App", "Swift", "Foundation", "test", "Bindery", "BinderyWeb", "bindery-tools",
  ])
  func namesThatMeanSomethingElseAreRefused(text: String) {
    #expect(throws: NameProblem.self) { try ReservedNames.app(text) }
  }

  @Test func everyProblemNamesTheRemedy() {
    let problems: [NameProblem] = [
      .empty, .path("../x"), .character("ä", in: "Käse"), .beginning("2048"), .tooLong("x", limit: 40),
      .taken("View", by: "a type that every app uses"),
    ]
    for problem in problems {
      #expect("\(problem)".contains("Give") || "\(problem)".contains("Use") || "\(problem)".contains("Put"))
    }
  }
}
