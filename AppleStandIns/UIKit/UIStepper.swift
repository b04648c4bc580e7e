@objc @MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var value: Double = 0
  @objc open dynamic var minimumValue: Double = 0
  @objc open dynamic var maximumValue: Double = 100
  @objc open dynamic var stepValue: Double = 1
  @objc open dynamic var isContinuous: Bool = true
}
