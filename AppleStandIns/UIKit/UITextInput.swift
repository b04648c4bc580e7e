@objc public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

@objc public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

@objc @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
  @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@objc @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
}

@objc @MainActor open class UITextView: UIScrollView {
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var delegate: (any UITextViewDelegate)?
  @objc open dynamic var text: String!
  @objc open dynamic var font: UIFont?
  @objc open dynamic var textColor: UIColor?
  @objc open dynamic var isEditable: Bool = true
  @objc open dynamic var isSelectable: Bool = true
}
