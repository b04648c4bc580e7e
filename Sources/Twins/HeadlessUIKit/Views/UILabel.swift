public import Foundation
import StoryboardModel

/// A text for the user to read.
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a label from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    text = (coder as? NibCoder)?.object.shownText?.string
  }
}
