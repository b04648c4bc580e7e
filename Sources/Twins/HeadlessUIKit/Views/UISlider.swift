public import Foundation
import StoryboardModel

/// A control for setting a value by sliding.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    value = (coder as? NibCoder)?.object.attributes["value"].flatMap { Float($0) } ?? 0
  }
}
