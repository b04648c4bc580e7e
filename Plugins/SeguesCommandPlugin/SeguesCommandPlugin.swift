import Foundation
import PackagePlugin

/// Runs the `segues` tool on the package: `swift package segues COMMAND …`.
///
/// The plugin has the same commands, arguments and help as the tool.
@main
struct SeguesCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ToolRun(
      tool: context.tool(named: ToolRun.toolName).url, folder: context.package.directoryURL,
      workFolder: context.pluginWorkDirectoryURL, arguments: arguments
    ).perform()
  }
}
