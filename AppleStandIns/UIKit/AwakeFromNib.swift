/// An addition to `NSObject` that isn't isolated to an actor, although UIKit calls it on the main
/// one.
extension NSObject {
  @objc open dynamic func awakeFromNib() {}
  @objc open dynamic func prepareForInterfaceBuilder() {}
}
