public import Foundation

/// The common base of table and collection delegates.
///
/// It is empty, because the twin scrolls nothing.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}
