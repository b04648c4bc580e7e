/// What generated code and the stubs of macOS apps say of AppKit, as a module of their own.
///
/// Signatures only, from public documentation; it is compiled, and nothing of it is run.
package enum AppKitStandIn {
  /// The module's source.
  package static let text =
    """
    @_exported import Foundation

    @MainActor open class NSResponder: NSObject {}
    open class NSView: NSResponder {}
    open class NSWindow: NSResponder {}
    open class NSPanel: NSWindow {}
    open class NSTableCellView: NSView {}
    open class NSMenu: NSObject {}

    /// Optional requirements are Objective-C's: this is called as one of them is.
    public struct OptionalPerformSegue {
      public func callAsFunction(withIdentifier: NSStoryboardSegue.Identifier, sender: Any?) {}
    }

    @MainActor public protocol NSSeguePerforming: AnyObject {
      var performSegue: OptionalPerformSegue? { get }
    }

    extension NSSeguePerforming {
      public var performSegue: OptionalPerformSegue? { nil }
    }

    open class NSViewController: NSResponder, NSSeguePerforming {
      public init?(coder: NSCoder) {}
    }
    open class NSTabViewController: NSViewController {}
    open class NSSplitViewController: NSViewController {}
    open class NSPageController: NSViewController {}
    open class NSWindowController: NSResponder, NSSeguePerforming {
      public init?(coder: NSCoder) {}
    }

    @MainActor open class NSStoryboardSegue: NSObject {
      public typealias Identifier = String
      open var identifier: Identifier? { nil }
    }

    @MainActor open class NSStoryboard: NSObject {
      public typealias SceneIdentifier = String
      public init(name: String, bundle: Bundle?) {}
      open func instantiateInitialController<Controller>(
        creator: ((NSCoder) -> Controller?)? = nil
      ) -> Controller? where Controller: NSViewController { nil }
      open func instantiateInitialController<Controller>(
        creator: ((NSCoder) -> Controller?)? = nil
      ) -> Controller? where Controller: NSWindowController { nil }
      open func instantiateController<Controller>(
        identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
      ) -> Controller where Controller: NSViewController { fatalError() }
      open func instantiateController<Controller>(
        identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
      ) -> Controller where Controller: NSWindowController { fatalError() }
    }

    """
}
