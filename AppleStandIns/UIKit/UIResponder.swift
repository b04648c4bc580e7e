@objc @MainActor open class UIResponder: NSObject {
  public override init() {}
  @objc(nextResponder) open dynamic var next: UIResponder? { get {} }
  @objc open dynamic var canBecomeFirstResponder: Bool { get {} }
  @objc open dynamic var canResignFirstResponder: Bool { get {} }
  @objc open dynamic var isFirstResponder: Bool { get {} }
  @objc open dynamic var inputView: UIView? { get {} }
  @objc open dynamic var inputAccessoryView: UIView? { get {} }
  @objc open dynamic func becomeFirstResponder() -> Bool {}
  @objc open dynamic func resignFirstResponder() -> Bool {}
  @objc(touchesBegan:withEvent:)
  open dynamic func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}
  @objc(touchesMoved:withEvent:)
  open dynamic func touchesMoved(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}
  @objc(touchesEnded:withEvent:)
  open dynamic func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}
  @objc(touchesCancelled:withEvent:)
  open dynamic func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}
  @objc open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {}
  @objc open dynamic func target(forAction action: Selector, withSender sender: Any?) -> Any? {}
}

@objc @MainActor open class UITouch: NSObject {
  @objc open dynamic var tapCount: Int { get {} }
  @objc open dynamic var view: UIView? { get {} }
  @objc(locationInView:) open dynamic func location(in view: UIView?) -> CGPoint {}
}

@objc @MainActor open class UIEvent: NSObject {
  @objc open dynamic var allTouches: Set<UITouch>? { get {} }
}
