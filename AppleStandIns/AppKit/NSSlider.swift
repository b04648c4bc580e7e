@objc @MainActor open class NSSlider: NSControl {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var minValue: Double = 0
  @objc open dynamic var maxValue: Double = 1
  @objc open dynamic var isVertical: Bool = false
}

@objc @MainActor open class NSStepper: NSControl {
  @objc open dynamic var minValue: Double = 0
  @objc open dynamic var maxValue: Double = 59
  @objc open dynamic var increment: Double = 1
}

@objc @MainActor open class NSSegmentedControl: NSControl {
  @objc open dynamic var segmentCount: Int = 0
  @objc open dynamic var selectedSegment: Int = -1
}

@objc @MainActor open class NSProgressIndicator: NSView {
  @objc open dynamic var isIndeterminate: Bool = true
  @objc open dynamic var doubleValue: Double = 0
  @objc open dynamic var minValue: Double = 0
  @objc open dynamic var maxValue: Double = 100
  @objc open dynamic func startAnimation(_ sender: Any?) {}
  @objc open dynamic func stopAnimation(_ sender: Any?) {}
}
