import Foundation
import PackagePlugin

/// A run of the `segues` tool.
struct ToolRun {
  /// The product has the same name as its target, because a plugin can't find any other.
  static let toolName = "SeguesCommand"

  var tool: URL
  /// The folder that relative paths start from.
  var folder: URL
  /// A folder that the plugin may write to.
  var workFolder: URL
  var arguments: [String]

  /// Runs the tool to its end, and exits with its status.
  ///
  /// The plugin requests no permission, so that commands that only read don't need to be confirmed. To
  /// let a command write files, run `swift package --allow-writing-to-package-directory segues …`.
  func perform() throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = toolArguments
    process.currentDirectoryURL = folder
    // SwiftPM's sandbox on a Mac keeps the tool from writing to the user's folder for caches.
    let cache = workFolder.appending(path: "cache", directoryHint: .notDirectory)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SEGUES_CACHE": cache.path(percentEncoded: false)]) { chosen, _ in chosen }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw PluginError.stopped(signal: process.terminationStatus)
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The arguments without the targets that are selected in Xcode: the tool finds files by folder.
  private var toolArguments: [String] {
    #if canImport(XcodeProjectPlugin)
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    return extractor.remainingArguments
    #else
    return arguments
    #endif
  }
}
