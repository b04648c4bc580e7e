public import Foundation
import StoryboardModel

/// Items in sections, supplied by a data source.
///
/// A cell is created when it is first needed, and kept until ``reloadData()``. Every item counts as visible.
open class UICollectionView: UIScrollView {
  /// The data source, which supplies the items.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The delegate, which is asked about and notified of selections.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The selected items; nil if there are none.
  open private(set) var indexPathsForSelectedItems: [IndexPath]?
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var cellSources: [String: ReuseSource] = [:]
  private var supplementarySources: [String: [String: ReuseSource]] = [:]
  /// The file's prototypes, including those without an identifier.
  final private(set) var allPrototypes: [InterfaceObject] = []

  /// The layout of the items, which the twin doesn't draw.
  open var collectionViewLayout: UICollectionViewLayout

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates a collection with an empty layout.
  ///
  /// UIKit throws an exception because of the missing layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Creates a collection from a storyboard.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item; nil if the item doesn't exist.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let known = cells[indexPath] { return known }
    guard hasItem(at: indexPath),
      let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
    else { return nil }
    cells[indexPath] = cell
    addSubview(cell)
    return cell
  }

  private func hasItem(at path: IndexPath) -> Bool {
    guard path.count == 2, path.section >= 0, path.section < numberOfSections else { return false }
    return path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  /// The index path of a cell; nil if the collection doesn't show the cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells of all items, in order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The index paths of all items.
  open var indexPathsForVisibleItems: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Discards all cells and the selection.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    indexPathsForSelectedItems = nil
  }

  /// Selects an item from code.
  ///
  /// The delegate isn't called, and no segue is fired.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in indexPathsForSelectedItems ?? [] { cells[old]?.isSelected = false }
      indexPathsForSelectedItems = nil
    }
    guard let indexPath else { return }
    let others = (indexPathsForSelectedItems ?? []).filter { $0 != indexPath }
    indexPathsForSelectedItems = (others + [indexPath]).sorted()
    cellForItem(at: indexPath)?.isSelected = true
  }

  /// Deselects an item from code.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    let others = (indexPathsForSelectedItems ?? []).filter { $0 != indexPath }
    indexPathsForSelectedItems = others.isEmpty ? nil : others
    cells[indexPath]?.isSelected = false
  }

  /// Registers a class for an identifier; nil removes the registration.
  ///
  /// Cells are created with `init(coder:)`. This replaces any earlier registration, including the
  /// storyboard's prototype.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellSources[identifier] = (cellClass as? UICollectionViewCell.Type).map(ReuseSource.viewClass)
  }

  /// Registers a xib for an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellSources[identifier] = nib.map(ReuseSource.nib)
  }

  /// Registers a class for supplementary views of a kind and identifier, created with
  /// `init(coder:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    supplementarySources[elementKind, default: [:]][identifier] =
      viewClass.map(ReuseSource.viewClass)
  }

  /// Registers a xib for supplementary views of a kind and identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementarySources[kind, default: [:]][identifier] = nib.map(ReuseSource.nib)
  }

  /// Creates a cell from the prototype, class or xib registered for an identifier.
  ///
  /// Throws an `NSInternalInconsistencyException` if there is none; if a test catches it, the
  /// result is a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let source = cellSources[identifier]
    let cell = source?.makeView(
      in: self, UICollectionViewCell.self, "collectionViewCell", for: identifier)
    if let cell {
      cell.dequeuedIdentifier = identifier
      return cell
    }
    if source == nil { UIKitException.noReusableItem(identifier).raise() }
    return UICollectionViewCell(frame: .zero)
  }

  /// Creates a supplementary view from the prototype, class or xib registered for a kind and identifier.
  ///
  /// Throws an `NSInternalInconsistencyException` if there is none; if a test catches it, the
  /// result is a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let source = supplementarySources[elementKind]?[identifier]
    let view = source?.makeView(
      in: self, UICollectionReusableView.self, "collectionReusableView", for: identifier)
    if let view {
      view.dequeuedIdentifier = identifier
      return view
    }
    if source == nil { UIKitException.noReusableItem(identifier, kind: elementKind).raise() }
    return UICollectionReusableView(frame: .zero)
  }

  /// Sets the data source or delegate that an outlet of the file connects.
  final func connect(_ outlet: String, to object: NSObject?) {
    switch outlet {
    case "dataSource": dataSource = object as? any UICollectionViewDataSource
    case "delegate": delegate = object as? any UICollectionViewDelegate
    default: break
    }
  }

  /// Adopts the file's prototypes.
  final func takePrototypes(of object: InterfaceObject) {
    for child in object.children {
      switch (child.element, child.key) {
      case ("collectionViewCell", _):
        if let identifier = child.reuseIdentifier { cellSources[identifier] = .prototype(child) }
        allPrototypes.append(child)
      case ("collectionReusableView", let key?):
        allPrototypes.append(child)
        guard let identifier = child.reuseIdentifier, let kind = Self.elementKind(of: key) else {
          continue
        }
        supplementarySources[kind, default: [:]][identifier] = .prototype(child)
      default: break
      }
    }
  }

  private static func elementKind(of key: String) -> String? {
    switch key {
    case "sectionHeaderView": elementKindSectionHeader
    case "sectionFooterView": elementKindSectionFooter
    default: nil
    }
  }
}

extension UICollectionView {
  /// The kind of the headers above sections.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the footers below sections.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The position that an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of positions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
  }
}
