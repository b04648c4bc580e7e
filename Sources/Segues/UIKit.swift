// The one place that decides whose view controllers these are.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
