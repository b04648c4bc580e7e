#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension SeguesCommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    // Xcode passes the names of the selected targets; the tool finds an app's files by its folder.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try ToolRun(
      tool: context.tool(named: ToolRun.toolName).url, folder: context.xcodeProject.directoryURL,
      workFolder: context.pluginWorkDirectoryURL, arguments: extractor.remainingArguments
    ).perform()
  }
}
#endif
