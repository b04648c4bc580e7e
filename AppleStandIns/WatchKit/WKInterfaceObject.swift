@objc open class WKInterfaceObject: NSObject {
  @objc open dynamic func setHidden(_ hidden: Bool) {}
  @objc open dynamic func setAlpha(_ alpha: CGFloat) {}
}

@objc open class WKInterfaceLabel: WKInterfaceObject {
  @objc open dynamic func setText(_ text: String?) {}
  @objc open dynamic func setTextColor(_ color: UIColor?) {}
}

@objc open class WKInterfaceButton: WKInterfaceObject {
  @objc open dynamic func setTitle(_ title: String?) {}
  @objc open dynamic func setEnabled(_ enabled: Bool) {}
}

@objc open class WKInterfaceImage: WKInterfaceObject {
  @objc open dynamic func setImage(_ image: UIImage?) {}
  @objc open dynamic func setImageNamed(_ imageName: String?) {}
}

@objc open class WKInterfaceGroup: WKInterfaceObject {
  @objc open dynamic func setBackgroundColor(_ color: UIColor?) {}
}

@objc open class WKInterfaceTable: WKInterfaceObject {
  @objc open dynamic var numberOfRows: Int { get {} }
  @objc(setNumberOfRows:withRowType:)
  open dynamic func setNumberOfRows(_ numberOfRows: Int, withRowType rowType: String) {}
  @objc(rowControllerAtIndex:) open dynamic func rowController(at index: Int) -> Any? {}
}
