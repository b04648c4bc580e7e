import StoryboardModel

/// A choice between several segments.
open class UISegmentedControl: UIControl {
  /// The index of the selected segment, from 0; -1 if there is none.
  open lazy var selectedSegmentIndex: Int =
    file?.attributes["selectedSegmentIndex"].flatMap { Int($0) } ?? -1
}
