import Foundation
import PackagePlugin

/// Runs the `segues` tool on the package: `swift package segues VERB …`.
///
/// Every verb of the tool is one of the plugin, with the tool's own arguments and help.
@main
struct SeguesCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ToolRun(
      tool: context.tool(named: ToolRun.toolName).url, folder: context.package.directoryURL,
      arguments: arguments
    ).perform()
  }
}
