public import Foundation
import StoryboardModel

/// A choice of a few segments.
@MainActor
open class UISegmentedControl: UIControl {
  /// The chosen segment, counted from 0; -1 where none is.
  open var selectedSegmentIndex = -1

  /// Makes a segmented control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a segmented control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let chosen = (coder as? NibCoder)?.object.attributes["selectedSegmentIndex"]
    selectedSegmentIndex = chosen.flatMap { Int($0) } ?? -1
  }
}
