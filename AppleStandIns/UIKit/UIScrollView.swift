@objc @MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var contentOffset: CGPoint = .zero
  @objc open dynamic var contentSize: CGSize = .zero
  @objc open dynamic var isScrollEnabled: Bool = true
  @objc open dynamic var refreshControl: UIRefreshControl?
  @objc open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
}

@objc @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc(viewForZoomingInScrollView:)
  optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
