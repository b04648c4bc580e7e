import StoryboardModel

/// A control for setting a value by sliding.
open class UISlider: UIControl {
  /// The value.
  open lazy var value: Float = file?.attributes["value"].flatMap { Float($0) } ?? 0
}
