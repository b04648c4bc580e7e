import StoryboardModel

/// A control for changing a value in steps.
open class UIStepper: UIControl {
  /// The value.
  open lazy var value: Double = file?.attributes["value"].flatMap { Double($0) } ?? 0
}
