/// What AppKit raises as an Objective-C exception, with AppKit's own name and wording where a public
/// source gives it.
public typealias AppKitException = HeadlessException
