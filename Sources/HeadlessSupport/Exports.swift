// The twins bring Foundation with them, as UIKit and AppKit do.
@_exported public import Foundation
