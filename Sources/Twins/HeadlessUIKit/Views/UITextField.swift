public import Foundation
import StoryboardModel

/// A line of editable text.
open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// The text that is shown while the field is empty.
  open var placeholder: String?

  /// Creates a text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a text field from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let object = (coder as? NibCoder)?.object
    text = object?.shownText?.string
    placeholder = object?.text(in: ["placeholder"])?.string
  }
}
