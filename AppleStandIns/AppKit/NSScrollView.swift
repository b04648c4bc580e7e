@objc @MainActor open class NSScrollView: NSView {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var documentView: NSView?
  @objc open dynamic var contentView: NSClipView = NSClipView()
  @objc open dynamic var contentSize: NSSize { get {} }
  @objc open dynamic var documentVisibleRect: NSRect { get {} }
  @objc open dynamic var hasVerticalScroller: Bool = false
  @objc open dynamic var hasHorizontalScroller: Bool = false
}

@objc @MainActor open class NSClipView: NSView {
  @objc open dynamic var documentView: NSView?
  @objc open dynamic var documentVisibleRect: NSRect { get {} }
}
