import StoryboardModel

/// A text for the user to read.
open class UILabel: UIView {
  /// The text.
  open lazy var text: String? = file?.shownText?.string
}
