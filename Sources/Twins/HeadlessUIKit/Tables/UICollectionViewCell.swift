public import Foundation

/// An item of a collection.
///
/// It is the sender of the segues that selecting it fires.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's own views.
  public let contentView = UIView()
  /// Whether the cell is selected.
  open var isSelected = false

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
