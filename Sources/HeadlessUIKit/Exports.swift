// UIKit brings Foundation with it, and apps' sources count on that. The log, the exceptions and the
// folders are the same for AppKit's twin.
@_exported public import Foundation
@_exported public import HeadlessSupport
