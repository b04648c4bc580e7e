public import Foundation
public import PackagePlugin

public struct XcodePluginContext {
  public var xcodeProject: XcodeProject { get {} }
  public var pluginWorkDirectoryURL: URL { get {} }
  public func tool(named name: String) throws -> PluginContext.Tool {}
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
