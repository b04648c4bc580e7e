package import Foundation

/// The exceptions for which UIKit and AppKit use the same words.
///
/// The comments in HeadlessUIKit's `ExceptionTexts.swift` name the sources of UIKit's words.
/// Numbers such as A12 are those of HeadlessAppKit's Facts.md, which lists the texts that a public
/// source confirms.
extension HeadlessException {
  package static func invalidArgument(_ reason: String) -> Self {
    Self(name: "NSInvalidArgumentException", reason: reason)
  }

  package static func inconsistency(_ reason: String) -> Self {
    Self(name: "NSInternalInconsistencyException", reason: reason)
  }

  package static func generic(_ reason: String) -> Self {
    Self(name: "NSGenericException", reason: reason)
  }

  package static func noStoryboard(_ name: String, bundle: Bundle) -> Self {
    .invalidArgument(
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
  }

  package static func unrecognizedSelector(_ selector: String, receiver: NSObject) -> Self {
    .invalidArgument(
      "-[\(shownName(of: type(of: receiver))) \(selector)]: unrecognized selector sent to "
        + "instance \(address(of: receiver))")
  }

  /// `performSegue` with an identifier that none of the controller's segues has, or with nil: A12.
  package static func noSegue(_ identifier: String?, in receiver: NSObject) -> Self {
    .invalidArgument(
      "Receiver (\(objectDescription(receiver))) has no segue with identifier "
        + "'\(identifier ?? "(null)")'")
  }

  /// A15.
  package static func noSegueClass(_ name: String) -> Self {
    .invalidArgument("Could not find a segue class named '\(name)'")
  }

  /// A16.
  package static func segueWithoutPerform(_ identifier: String?) -> Self {
    .inconsistency(
      "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either "
        + "have a performHandler or it must override -perform.")
  }

  /// A9.
  package static func wrongCustomInstance(_ instance: NSObject, expected: AnyClass) -> Self {
    .inconsistency(
      "Custom instantiated \(objectDescription(instance)) must be kind of class "
        + shownName(of: expected))
  }

  /// Not an exception in UIKit or AppKit, which overflow the stack and crash.
  package static func endlessNesting(_ id: String) -> Self {
    Self(
      name: "EXC_BAD_ACCESS",
      reason: "Thread stack size exceeded due to excessive recursion: the view controller '\(id)' "
        + "contains itself")
  }
}
