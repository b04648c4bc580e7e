package import Foundation

/// The exceptions for which UIKit and AppKit use the same words.
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

  /// Not an exception in UIKit or AppKit, which overflow the stack and crash.
  package static func endlessNesting(_ id: String) -> Self {
    Self(
      name: "EXC_BAD_ACCESS",
      reason: "Thread stack size exceeded due to excessive recursion: the view controller '\(id)' "
        + "contains itself")
  }
}
