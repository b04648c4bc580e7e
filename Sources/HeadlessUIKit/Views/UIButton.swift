public import Foundation
import StoryboardModel

/// A button.
@MainActor
open class UIButton: UIControl {
  private var titles: [State.RawValue: String] = [:]

  /// Makes a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let texts = (coder as? NibCoder)?.object.texts ?? []
    let title = texts.first { $0.role == "normal" } ?? texts.first { $0.role == "title" }
    setTitle(title?.string, for: .normal)
  }

  /// The words that the button shows: those of its normal state.
  open var currentTitle: String? { title(for: .normal) }

  /// Sets the words that the button shows in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
  }

  /// The words that the button shows in a state: the normal state's, where it has none of its own.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}
