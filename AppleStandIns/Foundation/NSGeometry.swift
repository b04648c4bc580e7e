// Declared wherever Foundation is available; in the SDK only on a Mac.
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize
public typealias NSRect = CGRect
