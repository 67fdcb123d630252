internal import BinderyViews

/// How nodes of one role (or of a few that are alike) become elements, and which operation follows a change.
@MainActor
protocol ElementFamily {
  /// Appends the element of a node with all that stands in it.
  static func write(_ node: Node, _ out: inout HTMLWriter)

  /// The operations after a property changed, where the role has its own; `nil` leaves it to the common attributes.
  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]?

  /// The part that is used and read out; `nil` where it is the element itself.
  static func controlPart(of node: Node) -> DOMPart?

  /// Whether HTML disables the control by its own `disabled` attribute.
  static func isNativeControl(_ node: Node) -> Bool

  /// The part in which a child stands; `nil` where it is the element itself.
  static func slot(of child: Node, in node: Node) -> DOMPart?

  /// Whether HTML allows only words (and no blocks) inside.
  static func isPhrasing(_ node: Node) -> Bool
}

extension ElementFamily {
  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? { nil }
  static func controlPart(of node: Node) -> DOMPart? { nil }
  static func isNativeControl(_ node: Node) -> Bool { false }
  static func slot(of child: Node, in node: Node) -> DOMPart? { nil }
  static func isPhrasing(_ node: Node) -> Bool { false }
}

extension Role {
  /// What renders this role.
  @MainActor
  var family: any ElementFamily.Type {
    switch self {
    case .window, .stack, .layers, .grid, .scroll, .group, .spacer, .divider: LayoutElement.self
    case .text: TextElement.self
    case .image: ImageElement.self
    case .button, .locationButton: ButtonElement.self
    case .link: LinkElement.self
    case .textField: FieldElement.self
    case .toggle: ToggleElement.self
    case .picker: PickerElement.self
    case .option: OptionElement.self
    case .stepper: StepperElement.self
    case .slider: SliderElement.self
    case .datePicker: DateElement.self
    case .photosPicker, .fileImporter: PhotosPickerElement.self
    case .progress: ProgressElement.self
    case .list: ListElement.self
    case .section: SectionElement.self
    case .row: RowElement.self
    case .actions: ActionsElement.self
    case .disclosure: DisclosureElement.self
    case .navigation: NavigationElement.self
    case .screen: ScreenElement.self
    case .toolbar, .toolbarItem: ToolbarElement.self
    case .status: StatusElement.self
    case .tabs: TabsElement.self
    case .tab: TabElement.self
    case .sheet: SheetElement.self
    case .alert, .actionSheet: AlertElement.self
    case .unavailable: UnavailableElement.self
    case .map, .annotation: MapElement.self
    case .chart: ChartElement.self
    }
  }
}
