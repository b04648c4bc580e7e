@objc @MainActor open class UISwitch: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var isOn: Bool = false
  @objc open dynamic var onTintColor: UIColor?
  @objc open dynamic func setOn(_ on: Bool, animated: Bool) {}
}
