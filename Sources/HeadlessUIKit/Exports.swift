// UIKit re-exports Foundation, and apps' sources rely on that. The log, the exceptions and the
// storyboard folders are shared with AppKit's twin.
@_exported public import Foundation
@_exported public import HeadlessSupport
