/// Declares an environment value with its default: `extension EnvironmentValues { @Entry var accent: Color = .red }`.
///
/// With a written type, the default is created at each read. Without one, as in `@Entry var model = Model()`, it is created once and shared
/// by all people.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "BinderyPreviews", type: "EntryMacro")
