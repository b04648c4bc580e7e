/// An Objective-C exception of AppKit, with AppKit's own name and wording if a public source quotes
/// them.
public typealias AppKitException = HeadlessException
