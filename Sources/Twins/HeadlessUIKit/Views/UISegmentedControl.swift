public import Foundation
import StoryboardModel

/// A choice between several segments.
open class UISegmentedControl: UIControl {
  /// The index of the selected segment, from 0; -1 if there is none.
  open var selectedSegmentIndex = -1

  /// Creates a segmented control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a segmented control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let chosen = (coder as? NibCoder)?.object.attributes["selectedSegmentIndex"]
    selectedSegmentIndex = chosen.flatMap { Int($0) } ?? -1
  }
}
