@objc open class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String
  public convenience init?(named name: NSImage.Name) {}
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {}
  public convenience init?(contentsOfFile fileName: String) {}
  public init?(data: Data) {}
  public init(size: NSSize) {}
  @objc open dynamic var size: NSSize = .zero
  @objc open dynamic var isTemplate: Bool = false
}

@objc @MainActor open class NSImageView: NSControl {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience init(image: NSImage) {}
  @objc open dynamic var image: NSImage?
  @objc open dynamic var contentTintColor: NSColor?
}
