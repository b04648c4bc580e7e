@objc @MainActor open class NSLayoutConstraint: NSObject {
  @objc open dynamic var constant: CGFloat = 0
  @objc open dynamic var isActive: Bool = false
  @objc open dynamic var identifier: String?
  @objc(activateConstraints:) open class func activate(_ constraints: [NSLayoutConstraint]) {}
  @objc(deactivateConstraints:) open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// The class is generic in UIKit, and only the constraints that it creates are isolated.
@objc @MainActor open class NSLayoutXAxisAnchor: NSObject {
  @objc(constraintEqualToAnchor:)
  open dynamic func constraint(
    equalTo anchor: NSLayoutXAxisAnchor
  ) -> NSLayoutConstraint {}
  @objc(constraintEqualToAnchor:constant:)
  open dynamic func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat
  ) -> NSLayoutConstraint {}
}

@objc @MainActor open class NSLayoutYAxisAnchor: NSObject {
  @objc(constraintEqualToAnchor:)
  open dynamic func constraint(
    equalTo anchor: NSLayoutYAxisAnchor
  ) -> NSLayoutConstraint {}
  @objc(constraintEqualToAnchor:constant:)
  open dynamic func constraint(
    equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat
  ) -> NSLayoutConstraint {}
}

@objc @MainActor open class NSLayoutDimension: NSObject {
  @objc(constraintEqualToConstant:) open dynamic func constraint(equalToConstant constant: CGFloat)
    -> NSLayoutConstraint
  {}
  @objc(constraintEqualToAnchor:) open dynamic func constraint(equalTo anchor: NSLayoutDimension)
    -> NSLayoutConstraint
  {}
}

@objc @MainActor open class UILayoutGuide: NSObject {
  @objc open dynamic var leadingAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var trailingAnchor: NSLayoutXAxisAnchor { get {} }
  @objc open dynamic var topAnchor: NSLayoutYAxisAnchor { get {} }
  @objc open dynamic var bottomAnchor: NSLayoutYAxisAnchor { get {} }
}
