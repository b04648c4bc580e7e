@objc open class NSLayoutConstraint: NSObject {
  @objc open dynamic var constant: CGFloat = 0
  @objc open dynamic var isActive: Bool = false
  @objc open dynamic var identifier: String?
  @objc(activateConstraints:) open class func activate(_ constraints: [NSLayoutConstraint]) {}
  @objc(deactivateConstraints:) open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// The class is generic in AppKit.
@objc open class NSLayoutXAxisAnchor: NSObject {
  @objc(constraintEqualToAnchor:)
  open dynamic func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {}
  @objc(constraintEqualToAnchor:constant:)
  open dynamic func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat
  ) -> NSLayoutConstraint {}
}

@objc open class NSLayoutYAxisAnchor: NSObject {
  @objc(constraintEqualToAnchor:)
  open dynamic func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {}
  @objc(constraintEqualToAnchor:constant:)
  open dynamic func constraint(
    equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat
  ) -> NSLayoutConstraint {}
}

@objc open class NSLayoutDimension: NSObject {
  @objc(constraintEqualToConstant:)
  open dynamic func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {}
  @objc(constraintEqualToAnchor:)
  open dynamic func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint {}
}

extension NSView {
  @objc open dynamic var translatesAutoresizingMaskIntoConstraints: Bool {
    get {}
    set {}
  }
  @objc open dynamic var needsLayout: Bool {
    get {}
    set {}
  }
  @objc open dynamic var constraints: [NSLayoutConstraint] { get {} }
  @objc open dynamic var intrinsicContentSize: NSSize { get {} }
  @objc open dynamic var fittingSize: NSSize { get {} }
  @objc open dynamic var leadingAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var trailingAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var centerXAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var topAnchor: NSLayoutYAxisAnchor { get {} }
  @objc open dynamic var bottomAnchor: NSLayoutYAxisAnchor { get {} }
  @objc open dynamic var centerYAnchor: NSLayoutYAxisAnchor { get {} }
  @objc open dynamic var widthAnchor: NSLayoutDimension { get {} }
  @objc open dynamic var heightAnchor: NSLayoutDimension { get {} }
  @objc open dynamic func layout() {}
  @objc open dynamic func layoutSubtreeIfNeeded() {}
  @objc open dynamic func updateConstraints() {}
  @objc open dynamic func invalidateIntrinsicContentSize() {}
}
