public import Foundation
import StoryboardModel

/// A line of text that the user edits.
@MainActor
open class UITextField: UIControl {
  /// The words.
  open var text: String?
  /// What stands there while it is empty.
  open var placeholder: String?

  /// Makes a text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a text field from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let texts = (coder as? NibCoder)?.object.texts ?? []
    text = texts.first { $0.role == "text" }?.string
    placeholder = texts.first { $0.role == "placeholder" }?.string
  }
}
