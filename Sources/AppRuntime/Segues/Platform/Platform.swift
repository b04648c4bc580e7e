// The only place that decides which framework's controllers are used. Package.swift defines the
// conditions: SEGUES_APPKIT for AppKit and its twin, SEGUES_TWIN if a twin runs in place of Apple's
// framework, and SEGUES_NO_CONTROLLERS for watchOS, whose UIKit has no view controllers.
#if SEGUES_NO_CONTROLLERS
#elseif SEGUES_APPKIT && SEGUES_TWIN
@_exported public import HeadlessAppKit
#elseif SEGUES_APPKIT
@_exported public import AppKit
#elseif SEGUES_TWIN
@_exported public import HeadlessUIKit
#else
@_exported public import UIKit
#endif
