internal import BinderyViews

extension Role {
  /// The family that renders this role.
  @MainActor
  var family: any ElementFamily.Type {
    switch self {
    case .window, .stack, .layers, .box, .underlay, .overlay, .grid, .gridRow, .scroll, .group,
      .spacer, .divider, .list, .actions, .status, .tabs:
      LayoutElement.self
    case .shape: ShapeElement.self
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
    case .photosPicker, .fileImporter: FileElement.self
    case .progress: ProgressElement.self
    case .section: SectionElement.self
    case .row: RowElement.self
    case .table, .columns, .column, .cell: TableElement.self
    case .disclosure: DisclosureElement.self
    case .navigation: NavigationElement.self
    case .screen: ScreenElement.self
    case .toolbar, .toolbarItem: ToolbarElement.self
    case .tab: TabElement.self
    case .commands: CommandsElement.self
    case .sheet: SheetElement.self
    case .alert, .actionSheet: AlertElement.self
    case .unavailable: UnavailableElement.self
    case .map: MapElement.self
    case .annotation: AnnotationElement.self
    case .chart: ChartElement.self
    }
  }
}
