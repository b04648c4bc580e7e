/// What UIKit raises as an Objective-C exception, with UIKit's own name and wording.
public typealias UIKitException = HeadlessException
