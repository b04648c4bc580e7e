public import Foundation
import StoryboardModel

/// Items in sections, those of a data source.
///
/// A cell is made when it is first asked for, and kept until ``reloadData()``: every item counts as
/// visible.
@MainActor
open class UICollectionView: UIScrollView {
  /// Who gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// Who is asked and told of choosing items.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// The items that are chosen; nil where none is.
  open private(set) var indexPathsForSelectedItems: [IndexPath]?
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var cellSources: [String: ReuseSource] = [:]
  private var supplementarySources: [String: [String: ReuseSource]] = [:]
  /// The file's prototypes, those without an identifier too.
  final private(set) var allPrototypes: [InterfaceObject] = []

  /// How the items are laid out, of which nothing is drawn.
  open var collectionViewLayout: UICollectionViewLayout

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Makes a collection that lays out nothing.
  ///
  /// UIKit raises an exception for the missing layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Makes a collection from a storyboard.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item; nil where there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let known = cells[indexPath] { return known }
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < numberOfSections,
      indexPath.item >= 0, indexPath.item < numberOfItems(inSection: indexPath.section),
      let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
    else { return nil }
    cells[indexPath] = cell
    addSubview(cell)
    return cell
  }

  /// The item that a cell is; nil for a cell that the collection does not show.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells of all items, in their order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// All items.
  open var indexPathsForVisibleItems: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Forgets all cells, and that any is chosen.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    indexPathsForSelectedItems = nil
  }

  /// Chooses an item, as code does: nobody is asked or told, and no segue is fired.
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

  /// Chooses an item no longer, as code does.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    let others = (indexPathsForSelectedItems ?? []).filter { $0 != indexPath }
    indexPathsForSelectedItems = others.isEmpty ? nil : others
    cells[indexPath]?.isSelected = false
  }

  /// Makes cells of a class for an identifier, by `init(coder:)`; nil makes none.
  ///
  /// What was said of the identifier before, the storyboard's prototype included, no longer counts.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellSources[identifier] = (cellClass as? UICollectionViewCell.Type).map(ReuseSource.viewClass)
  }

  /// Makes cells from a xib for an identifier; nil makes none.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellSources[identifier] = nib.map(ReuseSource.nib)
  }

  /// Makes supplementary views of a class for a kind and an identifier, by `init(coder:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    supplementarySources[elementKind, default: [:]][identifier] =
      viewClass.map(ReuseSource.viewClass)
  }

  /// Makes supplementary views from a xib for a kind and an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementarySources[kind, default: [:]][identifier] = nib.map(ReuseSource.nib)
  }

  /// Makes a cell from the prototype, of the class or from the xib with an identifier.
  ///
  /// Raises an `NSInternalInconsistencyException` where there is none; where that is caught, the
  /// result is a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let source = cellSources[identifier]
    if case .prototype(let prototype) = source, let cell = makeCell(prototype) { return cell }
    let made = source?.makeView(UICollectionViewCell.self, "collectionViewCell", for: identifier)
    if let made {
      made.reuseIdentifier = identifier
      return made
    }
    if source == nil { UIKitException.noReusableItem(identifier).raise() }
    return UICollectionViewCell(frame: .zero)
  }

  /// Makes a supplementary view from the prototype, of the class or from the xib with a kind and an
  /// identifier.
  ///
  /// Raises an `NSInternalInconsistencyException` where there is none; where that is caught, the
  /// result is a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let source = supplementarySources[elementKind]?[identifier]
    if case .prototype(let prototype) = source, let view = makeReusable(prototype) { return view }
    let made = source?.makeView(
      UICollectionReusableView.self, "collectionReusableView", for: identifier)
    if let made {
      made.reuseIdentifier = identifier
      return made
    }
    if source == nil { UIKitException.noReusableItem(identifier, kind: elementKind).raise() }
    return UICollectionReusableView(frame: .zero)
  }

  /// Takes an object for the data source or the delegate, as an outlet of the file says.
  final func connect(_ outlet: String, to object: NSObject?) {
    switch outlet {
    case "dataSource": dataSource = object as? any UICollectionViewDataSource
    case "delegate": delegate = object as? any UICollectionViewDelegate
    default: break
    }
  }

  /// Takes over the file's prototypes.
  final func takeContents(of object: InterfaceObject, factory: ViewFactory) {
    for child in object.children {
      switch (child.element, child.key) {
      case ("collectionViewCell", _):
        if let identifier = child.reuseIdentifier { cellSources[identifier] = .prototype(child) }
        allPrototypes.append(child)
      case ("collectionReusableView", let key?):
        guard let identifier = child.reuseIdentifier, let kind = Self.elementKind(of: key) else {
          continue
        }
        supplementarySources[kind, default: [:]][identifier] = .prototype(child)
      default: break
      }
    }
  }

  /// Makes a cell from a prototype.
  final func makeCell(_ prototype: InterfaceObject) -> UICollectionViewCell? {
    makeReusable(prototype) as? UICollectionViewCell
  }

  private func makeReusable(_ prototype: InterfaceObject) -> UICollectionReusableView? {
    guard let owner = nibOwner else { return nil }
    let objects = PrototypeObjects()
    let factory = ViewFactory(owner: owner, cell: objects)
    let view = factory.makeView(prototype) as? UICollectionReusableView
    (view as? UICollectionViewCell)?.prototype = objects
    #if canImport(ObjectiveC)
    owner.connectOutlets(of: objects)
    #endif
    return view
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
  /// The kind of the views above the sections.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the views below the sections.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The positions with these bits.
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
