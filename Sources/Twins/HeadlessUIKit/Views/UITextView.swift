import StoryboardModel

/// Editable text of several lines.
open class UITextView: UIView {
  /// The text, which is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var text: String! = file?.shownText?.string ?? ""
}
