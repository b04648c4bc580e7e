@objc @MainActor open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public init(items: [Any]?) {}
  @objc open dynamic var numberOfSegments: Int { get {} }
  @objc open dynamic var selectedSegmentIndex: Int = 0
  @objc(titleForSegmentAtIndex:) open dynamic func titleForSegment(at segment: Int) -> String? {}
  @objc(setTitle:forSegmentAtIndex:)
  open dynamic func setTitle(
    _ title: String?, forSegmentAt segment: Int
  ) {}
  @objc(insertSegmentWithTitle:atIndex:animated:)
  open dynamic func insertSegment(
    withTitle title: String?, at segment: Int, animated: Bool
  ) {}
  @objc open dynamic func removeAllSegments() {}

  /// The index that means "no segment".
  public class var noSegment: Int { get {} }
}
