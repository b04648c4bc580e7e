@objc @MainActor open class UITextField: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var text: String?
  @objc open dynamic var placeholder: String?
  @objc open dynamic var textColor: UIColor?
  @objc open dynamic var font: UIFont?
  @objc open dynamic var textAlignment: NSTextAlignment = .natural
  @objc open dynamic weak var delegate: (any UITextFieldDelegate)?
  @objc open dynamic var isEditing: Bool { get {} }
  @objc open dynamic var keyboardType: UIKeyboardType = .default
  @objc open dynamic var returnKeyType: UIReturnKeyType = .default
  @objc open dynamic var isSecureTextEntry: Bool = false
}
