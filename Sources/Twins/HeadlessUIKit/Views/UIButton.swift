public import Foundation
import StoryboardModel

/// A button.
open class UIButton: UIControl {
  private var titles: [State.RawValue: String] = [:]

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let texts = (coder as? NibCoder)?.object.texts ?? []
    let title = texts.first { $0.role == "normal" } ?? texts.first { $0.role == "title" }
    setTitle(title?.string, for: .normal)
  }

  /// The title of the normal state.
  open var currentTitle: String? { title(for: .normal) }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
  }

  /// The title for a state, or that of the normal state if it has none.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}
