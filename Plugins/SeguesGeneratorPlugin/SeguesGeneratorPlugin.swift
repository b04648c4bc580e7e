import Foundation
import PackagePlugin

/// Generates the segues of a target's storyboards and xibs in every build.
///
/// The target only has to name the plugin in the manifest:
///
///     .target(name: "App", plugins: [.plugin(name: "SeguesGeneratorPlugin", package: "segues")])
@main
struct SeguesGeneratorPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else {
      throw PluginError.notSourceModule(target.name)
    }
    let files = InterfaceFiles(in: target.sourceFiles)
    guard !files.urls.isEmpty else {
      Diagnostics.warning(PluginError.nothingToGenerate(target.name).description)
      return []
    }
    let generation = Generation(
      moduleName: target.moduleName, targetName: target.name, files: files.urls,
      // If nothing is bundled, `Bundle.module` doesn't exist.
      hasResourceBundle: files.areResources,
      references: references(of: target),
      configurationFolders: [target.directoryURL, context.package.directoryURL])
    return [
      generation.command(
        tool: try context.tool(named: Generation.toolName).url,
        output: context.pluginWorkDirectoryURL)
    ]
  }

  /// The storyboards and xibs that the target may refer to: those of all its dependencies.
  private func references(of target: any SourceModuleTarget) -> [URL] {
    target.recursiveTargetDependencies
      .compactMap { ($0 as? any SourceModuleTarget)?.sourceFiles }
      .flatMap { InterfaceFiles(in: $0).urls }
  }
}
