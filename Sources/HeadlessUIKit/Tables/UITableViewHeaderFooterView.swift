public import Foundation
import StoryboardModel

/// A view above or below a section of a table.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What the view is taken from a table's store by.
  open internal(set) var reuseIdentifier: String?
  /// The view that holds the view's own views.
  public let contentView = UIView()

  /// Makes a view by code.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view from a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    reuseIdentifier = (coder as? NibCoder)?.object.reuseIdentifier
  }

  /// Called before the view is used again.
  ///
  /// The twin uses each view once.
  open func prepareForReuse() {}
}
