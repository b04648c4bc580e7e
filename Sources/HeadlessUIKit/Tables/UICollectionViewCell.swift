public import Foundation
import StoryboardModel

/// An item of a collection: the sender of the segues that choosing it fires.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's own views.
  public let contentView = UIView()
  /// Whether the cell is chosen.
  open var isSelected = false
  /// The objects of the prototype that the cell was made from.
  final var prototype: PrototypeObjects?

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
