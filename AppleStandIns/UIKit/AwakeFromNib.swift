/// An addition to `NSObject` that no actor isolates, though UIKit calls it on the main one.
extension NSObject {
  @objc open dynamic func awakeFromNib() {}
  @objc open dynamic func prepareForInterfaceBuilder() {}
}
