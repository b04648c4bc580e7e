@objc @MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {}
  public convenience override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var delegate: (any UICollectionViewDelegate)?
  @objc open dynamic weak var dataSource: (any UICollectionViewDataSource)?
  @objc open dynamic var collectionViewLayout: UICollectionViewLayout {
    get {}
    set {}
  }
  @objc open dynamic var allowsSelection: Bool = true
  @objc open dynamic var allowsMultipleSelection: Bool = false
  @objc open dynamic var indexPathsForSelectedItems: [IndexPath]? { get {} }
  @objc open dynamic var indexPathsForVisibleItems: [IndexPath] { get {} }
  @objc open dynamic var visibleCells: [UICollectionViewCell] { get {} }
  @objc open dynamic var numberOfSections: Int { get {} }
  @objc open dynamic func numberOfItems(inSection section: Int) -> Int {}
  @objc(indexPathForCell:) open dynamic func indexPath(for cell: UICollectionViewCell) -> IndexPath?
  {}
  @objc(cellForItemAtIndexPath:) open dynamic func cellForItem(at indexPath: IndexPath)
    -> UICollectionViewCell?
  {}
  @objc open dynamic func reloadData() {}
  @objc(registerClass:forCellWithReuseIdentifier:)
  open dynamic func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {}
  @objc(registerNib:forCellWithReuseIdentifier:)
  open dynamic func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  @objc(registerClass:forSupplementaryViewOfKind:withReuseIdentifier:)
  open dynamic func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  @objc(registerNib:forSupplementaryViewOfKind:withReuseIdentifier:)
  open dynamic func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  @objc(dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:)
  open dynamic func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {}
  public class var elementKindSectionHeader: String { get {} }
  public class var elementKindSectionFooter: String { get {} }
  @objc(dequeueReusableCellWithReuseIdentifier:forIndexPath:)
  open dynamic func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {}
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {}
  @objc(deselectItemAtIndexPath:animated:)
  open dynamic func deselectItem(
    at indexPath: IndexPath, animated: Bool
  ) {}

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var top: ScrollPosition { get {} }
    public static var bottom: ScrollPosition { get {} }
    public static var left: ScrollPosition { get {} }
    public static var right: ScrollPosition { get {} }
    public static var centeredVertically: ScrollPosition { get {} }
    public static var centeredHorizontally: ScrollPosition { get {} }
  }
}

@objc @MainActor open class UICollectionViewLayout: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}
}

@objc @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  @objc open dynamic var itemSize: CGSize = .zero
  @objc open dynamic var minimumLineSpacing: CGFloat = 10
}

@objc @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var reuseIdentifier: String? { get {} }
  @objc open dynamic func prepareForReuse() {}
}

@objc @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var contentView: UIView { get {} }
  @objc open dynamic var isSelected: Bool = false
  @objc open dynamic var isHighlighted: Bool = false
  @objc open dynamic var backgroundView: UIView?
  @objc open dynamic var selectedBackgroundView: UIView?
}

@objc @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @objc(collectionView:cellForItemAtIndexPath:)
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  @objc(numberOfSectionsInCollectionView:)
  optional func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int
}

@objc @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc(collectionView:shouldSelectItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  @objc(collectionView:didSelectItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc(collectionView:didDeselectItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}
