/// An icon with a title.
public struct Label<Title: View, Icon: View>: View {
  let title: @MainActor () -> Title
  let icon: @MainActor () -> Icon

  /// Shows an icon before a title.
  public init(
    @ViewBuilder title: @escaping @MainActor () -> Title, @ViewBuilder icon: @escaping @MainActor () -> Icon
  ) {
    self.title = title
    self.icon = icon
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a configuration, for a style that adds to it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = { configuration.title }
    icon = { configuration.icon }
  }
}

extension Label: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    if let special = special(in: context) { return special.mount(in: context, before: before) }
    return usual.mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    if let special = special(in: context) {
      special.update(slot, in: context)
    } else {
      usual.update(slot, in: context)
    }
  }

  private var usual: HStack<TupleView<Icon, Title>> {
    HStack(spacing: 8) {
      icon()
      title()
    }
  }

  /// Returns its view in a picker, whose options are texts, or under a style of the app.
  private func special(in context: MountContext) -> AnyView? {
    if context.container == .options {
      let label = self
      return AnyView(Text(PlainLabel(label).title))
    }
    guard let style = context.environment.styles.label else { return nil }
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(BlockView(content: title))),
      icon: .init(content: AnyView(BlockView(content: icon))))
    return Self.made(by: style, configuration)
  }

  private static func made<Style: LabelStyle>(
    by style: Style, _ configuration: LabelStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: configuration) }.styled { $0.label = nil })
  }
}

extension Label: PlainLabelPart {
  func read(into label: inout PlainLabel) {
    label.read(icon())
    label.read(title())
  }
}
