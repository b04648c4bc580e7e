import Foundation
import PackagePlugin

/// One run of the `segues` tool.
struct ToolRun {
  /// The product's name is its target's: a plugin finds no other.
  static let toolName = "SeguesCommand"

  var tool: URL
  /// Where relative paths start.
  var folder: URL
  var arguments: [String]

  /// Runs the tool to its end, and ends as it did.
  ///
  /// The plugin asks for no permission, so that no verb that only reads has to be confirmed. Who
  /// wants a file written says so: `swift package --allow-writing-to-package-directory segues …`.
  func perform() throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw PluginError.stopped(signal: process.terminationStatus)
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
