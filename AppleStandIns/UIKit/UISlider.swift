@objc @MainActor open class UISlider: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var value: Float = 0
  @objc open dynamic var minimumValue: Float = 0
  @objc open dynamic var maximumValue: Float = 1
  @objc open dynamic var isContinuous: Bool = true
  @objc open dynamic func setValue(_ value: Float, animated: Bool) {}
}
