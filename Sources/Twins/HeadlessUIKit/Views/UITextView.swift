public import Foundation
import StoryboardModel

/// Editable text of several lines.
open class UITextView: UIView {
  /// The text, which is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a text view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    text = (coder as? NibCoder)?.object.shownText?.string ?? ""
  }
}
