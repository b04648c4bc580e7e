@objc @MainActor open class UIPageControl: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var numberOfPages: Int = 0
  @objc open dynamic var currentPage: Int = 0
}
