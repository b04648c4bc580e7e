import Foundation
import PackagePlugin

/// The generated code of one target, and the build command that generates it.
struct Generation {
  /// The target of the tool.
  static let toolName = "segues-generate"

  var moduleName: String
  var targetName: String
  /// The target's storyboards and xibs.
  var files: [URL]
  /// Whether the generated code finds them in `Bundle.module` instead of its own bundle.
  var hasResourceBundle: Bool
  /// The storyboards and xibs of other modules to which the target's may refer.
  var references: [URL]
  /// The folders that may contain the configuration, nearest first.
  var configurationFolders: [URL]

  /// The single command that generates everything.
  ///
  /// One command for each storyboard and one that merges their results would do less work after an
  /// edit. But SwiftPM treats every output that isn't a source file as a resource, and bundles it
  /// with the target, so one command can't pass a file to the next. Therefore there is only one
  /// command. The tool caches what it read of each storyboard: after an edit, it reads only that
  /// storyboard, and writes only files whose text changed, so that no others are compiled again.
  /// The build runs the command only if a declared input has changed.
  func command(tool: URL, output: URL) -> Command {
    let cache = output.appending(path: "segues.cache", directoryHint: .notDirectory)
    var arguments = ["--output", path(output), "--cache", path(cache)]
    arguments += ["--default-module", moduleName]
    arguments += ["--default-bundle", hasResourceBundle ? "module" : "code"]
    let configuration = configuration
    if let configuration { arguments += ["--config", path(configuration)] }
    // A target that several others depend on is found more than once.
    let references = Set(references).subtracting(files).sorted { path($0) < path($1) }
    for reference in references { arguments += ["--reference", path(reference)] }
    arguments += ["--"] + files.map(path)
    // All localizations of a storyboard have the same output.
    let outputs = Set(OutputName.names(for: files.map(path)).values).sorted()
    return .buildCommand(
      displayName: "Generating segues of \(targetName)", executable: tool, arguments: arguments,
      inputFiles: files + references + [configuration].compactMap(\.self),
      outputFiles: outputs.map { output.appending(path: $0, directoryHint: .notDirectory) })
  }

  /// The configuration file, if it exists: a build fails if a declared input is missing.
  private var configuration: URL? {
    configurationFolders
      .map { $0.appending(path: ".segues.yml", directoryHint: .notDirectory) }
      .first { FileManager.default.fileExists(atPath: path($0)) }
  }

  /// A path as the file system has it, with its spaces and non-ASCII letters.
  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
