public import Foundation
import StoryboardModel

/// A control for changing a value in steps.
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0

  /// Creates a stepper.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stepper from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    value = (coder as? NibCoder)?.object.attributes["value"].flatMap { Double($0) } ?? 0
  }
}
