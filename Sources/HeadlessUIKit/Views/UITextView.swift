public import Foundation
import StoryboardModel

/// Text of many lines.
@MainActor
open class UITextView: UIView {
  /// The words: never nil once they were read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""

  /// Makes a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a text view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    text = (coder as? NibCoder)?.object.texts.first?.string ?? ""
  }
}
