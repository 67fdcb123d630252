/// Names that code cannot use for its own types and modules, because they mean something else in it.
enum ReservedNames {
  /// Returns the name of an app.
  ///
  /// - Throws: ``NameProblem`` also for names of modules that its package contains.
  static func app(_ text: String) throws(NameProblem) -> SwiftName {
    let name = try SwiftName(text)
    try check(name)
    let modules = ["", "Tests", "ViewModels"].map { name.type + $0 }
    for module in modules where Self.modules.contains(module) || module.hasPrefix("Bindery") {
      throw .taken(
        name.type,
        by: module.hasPrefix("Bindery") ? "a module of Bindery" : "a module that every app contains")
    }
    return name
  }

  /// Returns the name of a type of an app.
  static func type(_ text: String) throws(NameProblem) -> SwiftName {
    let name = try SwiftName(text)
    try check(name)
    return name
  }

  private static func check(_ name: SwiftName) throws(NameProblem) {
    let (type, variable) = (name.type, name.variable)
    if words.contains(type) || words.contains(variable) { throw .taken(type, by: "a word of Swift") }
    if types.contains(type) { throw .taken(type, by: "a type that every app uses") }
  }

  /// Words of Swift that are no names without quotes.
  private static let words: Set = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var",
    "where", "while",
  ]

  /// Types that the code of an app, and that of the templates, uses.
  private static let types: Set = [
    "App", "Array", "Binding", "Bool", "Button", "Character", "Clock", "Color", "Command", "Date",
    "Dictionary",
    "Double", "Duration", "Error", "Form", "Image", "Int", "Item", "Label", "List", "Loadable", "Optional",
    "Picker",
    "Record", "Result", "Scene", "Section", "Set", "Store", "String", "Task", "Test", "Tests", "Text",
    "Toggle", "URL",
    "UUID", "User", "View", "ViewModels", "Void", "WindowGroup",
  ]

  /// Modules of the system, and of the packages that Bindery uses.
  private static let modules: Set = [
    "Algorithms", "ArgumentParser", "AsyncAlgorithms", "Atomics", "Collections", "Combine", "CoreMetrics",
    "Cxx",
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking", "GRDB", "Glibc",
    "Gallery", "HTTPTypes", "HummingbirdCore", "Logging", "Metrics", "Musl", "NIO", "NIOCore", "NIOPosix",
    "NIOSSL",
    "Observation", "OpenCombine", "PackageDescription", "Places", "RegexBuilder", "ServiceLifecycle", "Swift",
    "SwiftUI", "Synchronization", "Testing", "UnixSignals", "XCTest",
  ]
}
