/// A module named AppKit, for generated code and the stubs of macOS apps.
///
/// It contains the twin, and classes that the twin lacks.
package enum AppKitStandIn {
  /// The module's source.
  package static let text = """
    @_exported import HeadlessAppKit

    open class NSPanel: NSWindow {}
    open class NSTableCellView: NSView {}
    """
}
