public import Foundation
import StoryboardModel

/// A switch.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  /// Creates a switch.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a switch from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOn = (coder as? NibCoder)?.object.attributes["on"] == "YES"
  }
}
