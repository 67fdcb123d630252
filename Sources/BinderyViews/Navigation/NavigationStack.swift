public import Bindery

/// Shows a root screen and, over it, one screen for each route of a path: pushing appends to the path, going
/// back removes from it.
///
/// Routes can have any hashable type. A route that can be converted to text (`LosslessStringConvertible`, or with such a
/// raw value) becomes a part of the address that a browser shows, so deep links, back and forward need no additional code.
/// Other screens have a name in the address, `~1`, which is valid in this window only. An address is untrusted: it is cut
/// at the first text that is not a route, and after the 32nd route.
///
/// As the content of the last column of a ``NavigationSplitView``, its path continues that of the split view.
public struct NavigationStack<Data, Root: View>: View {
  let path: PathSource?
  let root: @MainActor () -> Root

  /// Shows the screens of a path of routes of one type.
  ///
  /// - Parameters:
  ///   - path: the path, read and written; starts as ``EnvironmentValues/location`` of the window, unless that is empty.
  ///   - root: the lowest screen; it declares the others with ``View/navigationDestination(for:destination:)``.
  public init(path: Binding<Data>, @ViewBuilder root: @escaping @MainActor () -> Root)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathSource(path)
    self.root = root
  }

  /// Shows the screens of a path of routes of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: @escaping @MainActor () -> Root)
  where Data == NavigationPath {
    self.path = PathSource(path)
    self.root = root
  }

  /// Shows screens over a root, and stores the path itself.
  public init(@ViewBuilder root: @escaping @MainActor () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root
  }
}

extension NavigationStack: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    if let stack = context.surroundings.lastColumn as? any MergingStack, stack.isFree {
      let slot = MergedStackSlot<Root>(in: stack)
      slot.show(path, root, in: context, before: before)
      return slot
    }
    let slot = NavigationSlot(path, root, in: context, before: before)
    slot.mount()
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    if let slot = slot as? MergedStackSlot<Root> {
      return slot.show(path, root, in: context, before: nil)
    }
    unsafeDowncast(slot, to: NavigationSlot<Root>.self).update(path, root, in: context)
  }
}
