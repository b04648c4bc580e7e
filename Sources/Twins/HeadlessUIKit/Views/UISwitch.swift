import StoryboardModel

/// A switch.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open lazy var isOn: Bool = file?.attributes["on"] == "YES"
}
