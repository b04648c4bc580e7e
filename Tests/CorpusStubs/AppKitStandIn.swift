/// AppKit under its own name, as far as generated code and the stubs of macOS apps need it: the twin, and
/// classes that it leaves out.
package enum AppKitStandIn {
  /// The module's source.
  package static let text = """
    @_exported import HeadlessAppKit

    open class NSPanel: NSWindow {}
    open class NSTableCellView: NSView {}
    """
}
