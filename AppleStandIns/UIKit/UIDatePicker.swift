@objc @MainActor open class UIDatePicker: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var date: Date {
    get {}
    set {}
  }
  @objc open dynamic func setDate(_ date: Date, animated: Bool) {}
}
