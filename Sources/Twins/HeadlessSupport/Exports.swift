// The twins re-export Foundation, as UIKit and AppKit do.
@_exported public import Foundation
