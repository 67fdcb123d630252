internal import BinderyViews

extension Node {
  /// The type of the element that shows the node; nil if the one around it shows its values, or if a terminal does not show it.
  @MainActor
  var element: LayoutBox.Type? {
    switch role {
    case .window: WindowElement.self
    case .stack: StackElement.self
    case .layers:
      self[.fits] != nil
        ? FittingElement.self : takes(.measure) ? MeasuredElement.self : StackElement.self
    case .box: FrameElement.self
    case .overlay: LayerElement.self
    case .shape: ShapeElement.self
    case .grid: GridElement.self
    case .gridRow: GridRowElement.self
    case .scroll: self[.axis] == .horizontal ? HorizontalScrollElement.self : ScrollElement.self
    case .group: GroupElement.self
    case .spacer: SpacerBox.self
    case .divider: DividerBox.self
    case .text: TextElement.self
    case .image: self[.icon] == nil ? PictureElement.self : IconElement.self
    case .button: ButtonElement.self
    case .locationButton: LocationButtonElement.self
    case .link: LinkElement.self
    case .textField: FieldElement.self
    case .toggle: ToggleElement.self
    case .picker:
      switch self[.pickerStyle] {
      case .segmented: SegmentedPickerElement.self
      case .inline: InlinePickerElement.self
      default: PickerElement.self
      }
    case .option: OptionElement.self
    case .stepper: StepperElement.self
    case .slider: SliderElement.self
    case .datePicker: DateElement.self
    case .photosPicker, .fileImporter: FileElement.self
    case .progress: ProgressElement.self
    case .list: ListElement.self
    case .section: SectionElement.self
    case .row:
      takes(.reveal)
        ? PlaceholderRowsElement.self : parent?.role == .table ? TableRowElement.self : RowElement.self
    case .table: TableElement.self
    case .columns: TableHeaderElement.self
    case .column: TableColumnElement.self
    case .cell: TableCellElement.self
    case .disclosure: DisclosureElement.self
    case .navigation: NavigationElement.self
    case .screen: ScreenElement.self
    case .toolbarItem: ToolbarItemElement.self
    case .status: StatusElement.self
    case .tabs: TabsElement.self
    case .tab: TabElement.self
    case .sheet: SheetElement.self
    case .alert, .actionSheet: AlertElement.self
    case .unavailable: UnavailableElement.self
    case .map: MapElement.self
    case .annotation: AnnotationElement.self
    case .chart: ChartElement.self
    // The menu of a row offers its actions, the list of commands those of the window, a screen has its toolbar's items in its bars, and
    // nothing is behind a box.
    case .actions, .commands, .toolbar, .underlay: nil
    }
  }
}
