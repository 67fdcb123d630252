internal import Bindery
internal import BinderyViewModels
internal import Foundation

/// What is known of the sizes in a window: those of the last report, and guesses for elements that no host has reported yet.
///
/// The last sizes are kept with the window's state, so that it looks the same at once where another process continues it, and beside the person's
/// settings for a page that is loaded again.
///
/// Content that changes the size of its own element could change it without end:
///
///     size 100 ─▶ content ─▶ size 120 ─▶ content ─▶ size 100 ─▶ …
///
/// So a size that returns again and again, without another change of the tree or of the window in between, is held at the larger one.
@MainActor
final class ElementSizes {
  /// How often a size may return.
  private static let mostReturns = 4
  /// The largest number of reports that follow each other without another change.
  private static let mostReports = 100
  /// The number of sizes that are kept with the window.
  private static let mostKept = 32
  /// The size of a window that has reported none.
  private static let standard = CGSize(width: 390, height: 844)
  /// The space beside the content of a window.
  private static let margin = 32.0
  /// The name of the window among the kept sizes.
  private static let window = ""

  private struct Course {
    var sizes: [CGSize] = []
    var returns = 0
  }

  private let scene: SceneState
  private let settings: AppStorageValues
  /// Whether the views of the window are mounted, so that elements have their stable names.
  @Box private var hasNames = false
  /// The kept sizes, by the stable names of their elements.
  private lazy var kept: StorageCell<[String: [Double]]> = untracked {
    scene.cell("GeometryReader", initial: [:], coding: .codable)
  }
  /// The sizes of each element since the last change that was not caused by a report.
  private var courses: [NodeID: Course] = [:]
  private var reports = 0
  /// Those of elements with a property that depends on their size.
  private var spaces: [NodeID: MeasuredSpace] = [:]
  /// Whether a report is handled now.
  fileprivate var isReporting = false

  init(scene: SceneState, settings: AppStorageValues) {
    self.scene = scene
    self.settings = settings
  }

  /// Finds sizes by the names of elements from now on.
  func useNames() { hasNames = true }

  /// The size of an element with a property that depends on it.
  func space(of slot: ElementSlot) -> MeasuredSpace {
    if let space = spaces[slot.node.id] { return space }
    let space = MeasuredSpace()
    space.slot = slot
    spaces[slot.node.id] = space
    return space
  }

  /// Forgets the size of an element that is removed.
  func forget(_ node: NodeID) { if !spaces.isEmpty { spaces[node] = nil } }

  /// Forgets what led to the present sizes, because the tree or the window has changed for another reason.
  func noteChange() {
    guard !isReporting, reports > 0 else { return }
    reports = 0
    courses = [:]
  }

  /// Begins a report.
  ///
  /// - Returns: whether there may be another one.
  fileprivate func begin(_ sizes: [MeasuredSize], window: NodeID) -> Bool {
    if let size = sizes.first(where: { $0.node == window }),
      untracked({ kept.value[Self.window] }) != size.numbers
    {
      noteChange()
    }
    reports += 1
    return reports <= Self.mostReports
  }

  /// Whether an element may have a new size.
  fileprivate func admits(_ size: CGSize, of node: NodeID, insteadOf old: CGSize?) -> Bool {
    guard size != old else { return false }
    var course = courses[node] ?? Course()
    defer { courses[node] = course }
    guard course.sizes.contains(size) else {
      course.sizes.append(size)
      return true
    }
    course.returns += 1
    guard course.returns > Self.mostReturns, let old else { return true }
    return size.width * size.height > old.width * old.height
  }

  /// Keeps reported sizes with the window.
  fileprivate func keep(_ sizes: [(name: String?, size: MeasuredSize)]) {
    var values: [String: [Double]] = [:]
    for (name, size) in sizes.prefix(Self.mostKept + 1) { values[name ?? Self.window] = size.numbers }
    guard untracked({ kept.value }) != values else { return }
    kept.value = values
    settings.reportedSizes = values
  }

  // MARK: Guesses

  /// Returns the size of an element that no host has reported. Reading it tracks what is kept.
  func guess(for slot: ElementSlot) -> CGSize {
    lastSize(of: slot) ?? Self.offered(to: slot.node, in: last(Self.window) ?? Self.standard)
  }

  /// Returns the size that an element had in the last report; nil if it was not in it. Reading it tracks what is kept.
  func lastSize(of slot: ElementSlot) -> CGSize? { hasNames ? last(slot.stableName.text) : nil }

  private func last(_ name: String) -> CGSize? {
    (kept.value[name] ?? settings.reportedSizes[name]).flatMap(Self.size)
  }

  private static func size(_ numbers: [Double]) -> CGSize? {
    guard numbers.count == 2, numbers.allSatisfy({ MeasuredSize.lengths.contains($0) }) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns what the frames and paddings around a node leave of a window.
  private static func offered(to node: Node, in window: CGSize) -> CGSize {
    var (width, height): (Double?, Double?)
    var (mostWidth, mostHeight) = (Double.infinity, Double.infinity)
    var (besides, above) = (0.0, 0.0)
    var next: Node? = node
    var isLayer = false
    // A box has the size of what is in it.
    if node.role == .box { (width, height) = ownSize(of: node) }
    while let node = next, node.parent != nil {
      if isLayer {
        // A layer covers the padding, too, and is as large as what it covers.
        let size = ownSize(of: node)
        width = width ?? size.width.map { $0 - besides }
        height = height ?? size.height.map { $0 - above }
      } else if let padding = node[.padding] {
        besides += padding.leading + padding.trailing
        above += padding.top + padding.bottom
      }
      if let frame = node[.frame] {
        width = width ?? frame.width.map { $0 - besides }
        height = height ?? frame.height.map { $0 - above }
        mostWidth = min(mostWidth, (frame.maxWidth ?? .infinity) - besides)
        mostHeight = min(mostHeight, (frame.maxHeight ?? .infinity) - above)
      }
      isLayer = node.role == .underlay || node.role == .overlay
      next = node.parent
    }
    return CGSize(
      width: max(0, min(mostWidth, width ?? window.width - margin - besides)),
      height: max(0, min(mostHeight, height ?? window.height - margin - above)))
  }
}

/// Returns the lengths that frames give a node, with the paddings around them; nil for others.
@MainActor
private func ownSize(of node: Node) -> (width: Double?, height: Double?) {
  var (width, height) = (node[.frame]?.width, node[.frame]?.height)
  if node.role == .box,
    let content = node.children.first(where: { $0.role != .underlay && $0.role != .overlay })
  {
    let inside = ownSize(of: content)
    let padding = node[.padding] ?? EdgeInsets()
    width = width ?? inside.width.map { $0 + padding.leading + padding.trailing }
    height = height ?? inside.height.map { $0 + padding.top + padding.bottom }
  }
  return (width, height)
}

extension ViewTree {
  /// Takes the sizes that a host reports, which are untrusted: they count for elements that ask for them.
  ///
  /// - Returns: whether the report was accepted.
  func measure(_ sizes: [MeasuredSize]) -> Bool {
    guard sizes.count <= UserEvent.mostMeasured, sizes.allSatisfy(\.isPossible) else { return false }
    guard self.sizes.begin(sizes, window: root.id) else { return true }
    self.sizes.isReporting = true
    defer { self.sizes.isReporting = false }
    batch {
      var names: [(String?, MeasuredSize)] = []
      for size in sizes {
        if size.node == root.id {
          names.append((nil, size))
          continue
        }
        // An action can remove elements.
        guard let slot = interactive[size.node], slot.node.takes(.measure) else { continue }
        names.append((slot.stableName.text, size))
        slot.handle(.measure([size]))
      }
      self.sizes.keep(names)
    }
    return true
  }

  /// Sets the size of an element, unless it goes back and forth.
  func resize(_ space: MeasuredSpace, of node: NodeID, to size: CGSize) {
    let old = untracked { space.reported }
    if sizes.admits(size, of: node, insteadOf: old) { space.reported = size }
  }
}
