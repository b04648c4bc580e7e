public import Foundation

/// What the delegates of tables and collections have in common: the twin scrolls nothing, so that
/// this asks and tells nothing.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}
