// On a Mac only; here wherever Foundation is.
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize
public typealias NSRect = CGRect
