public import Foundation
import StoryboardModel

/// A text that the user reads.
@MainActor
open class UILabel: UIView {
  /// The words.
  open var text: String?

  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a label from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    text = (coder as? NibCoder)?.object.texts.first?.string
  }
}
