extension UIView {
  @objc open dynamic var superview: UIView? { get {} }
  @objc open dynamic var subviews: [UIView] { get {} }
  @objc open dynamic var window: UIWindow? { get {} }
  @objc open dynamic func addSubview(_ view: UIView) {}
  @objc(insertSubview:atIndex:)
  open dynamic func insertSubview(_ view: UIView, at index: Int) {}
  @objc open dynamic func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  @objc open dynamic func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  @objc open dynamic func bringSubviewToFront(_ view: UIView) {}
  @objc open dynamic func sendSubviewToBack(_ view: UIView) {}
  @objc open dynamic func removeFromSuperview() {}
  @objc(isDescendantOfView:) open dynamic func isDescendant(of view: UIView) -> Bool {}
  @objc open dynamic func viewWithTag(_ tag: Int) -> UIView? {}
  @objc open dynamic func didAddSubview(_ subview: UIView) {}
  @objc open dynamic func willRemoveSubview(_ subview: UIView) {}
  @objc open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  @objc open dynamic func didMoveToSuperview() {}
  @objc open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  @objc open dynamic func didMoveToWindow() {}
  @objc open dynamic func endEditing(_ force: Bool) -> Bool {}
  @objc(convertPoint:toView:)
  open dynamic func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {}
  @objc(convertPoint:fromView:)
  open dynamic func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {}
  @objc(hitTest:withEvent:)
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {}
}

extension UIView {
  @objc open dynamic var gestureRecognizers: [UIGestureRecognizer]? {
    get {}
    set {}
  }
  @objc open dynamic func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  @objc open dynamic func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}
