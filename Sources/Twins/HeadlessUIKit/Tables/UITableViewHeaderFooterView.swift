public import Foundation
import StoryboardModel

/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table reuses the view.
  open internal(set) var reuseIdentifier: String?
  /// The view that contains the view's own subviews.
  public let contentView = UIView()

  /// Creates a view in code.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view from a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    reuseIdentifier = (coder as? NibCoder)?.object.reuseIdentifier
  }

  /// Called before the view is reused.
  ///
  /// The twin never reuses a view.
  open func prepareForReuse() {}
}
