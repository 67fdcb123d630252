/// Declares an environment value with its default: `extension EnvironmentValues { @Entry var accent: Color = .red }`. The default is created
/// once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "BinderyPreviews", type: "EntryMacro")
