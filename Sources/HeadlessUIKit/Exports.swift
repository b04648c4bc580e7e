// UIKit brings Foundation with it, and apps' sources count on that.
@_exported public import Foundation
