#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension SeguesCommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try ToolRun(
      tool: context.tool(named: ToolRun.toolName).url, folder: context.xcodeProject.directoryURL,
      workFolder: context.pluginWorkDirectoryURL, arguments: arguments
    ).perform()
  }
}
#endif
