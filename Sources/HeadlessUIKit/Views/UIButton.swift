public import Foundation
import StoryboardModel

/// A button.
@MainActor
open class UIButton: UIControl {
  private var title: String?

  /// Makes a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let texts = (coder as? NibCoder)?.object.texts ?? []
    title = (texts.first { $0.role == "normal" } ?? texts.first { $0.role == "title" })?.string
  }

  /// The words that the button shows.
  open var currentTitle: String? { title }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}
