import StoryboardModel

/// A line of editable text.
open class UITextField: UIControl {
  /// The text.
  open lazy var text: String? = file?.shownText?.string
  /// The text that is shown while the field is empty.
  open lazy var placeholder: String? = file?.text(in: ["placeholder"])?.string
}
