@objc @MainActor open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var isRefreshing: Bool { get {} }
  @objc open dynamic func beginRefreshing() {}
  @objc open dynamic func endRefreshing() {}
}
