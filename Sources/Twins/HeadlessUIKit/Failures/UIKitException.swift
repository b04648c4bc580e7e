/// An Objective-C exception of UIKit, with UIKit's own name and wording.
public typealias UIKitException = HeadlessException
