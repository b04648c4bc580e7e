#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension SeguesGeneratorPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(
    context: XcodePluginContext, target: XcodeTarget
  ) throws -> [Command] {
    let files = InterfaceFiles(in: target.inputFiles)
    guard !files.urls.isEmpty else {
      Diagnostics.warning(PluginError.nothingToGenerateInXcode(target.displayName).description)
      return []
    }
    let generation = Generation(
      moduleName: moduleName(of: target), targetName: target.displayName, files: files.urls,
      // The storyboards of an app or framework are in the bundle that contains its code.
      hasResourceBundle: false,
      references: references(of: target),
      configurationFolders: ConfigurationFolders.paths(
        of: files.urls.map { $0.path(percentEncoded: false) },
        upTo: context.xcodeProject.directoryURL.path(percentEncoded: false)
      ).map { URL(filePath: $0, directoryHint: .isDirectory) })
    return [
      generation.command(
        tool: try context.tool(named: Generation.toolName).url,
        output: context.pluginWorkDirectoryURL)
    ]
  }

  /// The module's name, which Xcode derives from the product's name by default.
  private func moduleName(of target: XcodeTarget) -> String {
    let name = target.product?.name ?? target.displayName
    let letters = name.unicodeScalars.map { scalar in
      CharacterSet.alphanumerics.contains(scalar) ? Character(scalar) : "_"
    }
    return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
  }

  /// The storyboards and xibs of the targets and packages that a target depends on.
  private func references(of target: XcodeTarget) -> [URL] {
    target.dependencies.flatMap { dependency -> [URL] in
      switch dependency {
      case .target(let target):
        return InterfaceFiles(in: target.inputFiles).urls + references(of: target)
      case .product(let product):
        return product.sourceModules.flatMap { InterfaceFiles(in: $0.sourceFiles).urls }
      @unknown default:
        return []
      }
    }
  }
}
#endif
