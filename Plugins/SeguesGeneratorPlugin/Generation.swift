import Foundation
import PackagePlugin

/// What is generated for one target, and how the build runs it.
struct Generation {
  /// The target that does the work.
  static let toolName = "segues-generate"

  var moduleName: String
  var targetName: String
  /// The target's storyboards and xibs.
  var files: [URL]
  /// Whether the code finds them in `Bundle.module`; otherwise they are in its own bundle.
  var hasResourceBundle: Bool
  /// The storyboards and xibs of other modules that the target's may refer to.
  var references: [URL]
  /// Where the configuration may be: the nearest first.
  var configurationFolders: [URL]

  /// The one command that generates everything.
  ///
  /// One command per storyboard and a merge of what they find would do less work after an edit.
  /// But all that a command declares to make and that is no source file is taken for a resource and
  /// bundled with the target: SwiftPM leaves no way to hand a file from one command to the next. So
  /// there is one, and the tool keeps in a file of its own what it read of each storyboard: after an
  /// edit it reads that storyboard alone. It writes only files whose text changed: no others are
  /// compiled again. That it is run at all is for the declared inputs to say, so that without an
  /// edit nothing is.
  func command(tool: URL, output: URL) -> Command {
    let cache = output.appending(path: "segues.cache", directoryHint: .notDirectory)
    var arguments = ["--output", path(output), "--cache", path(cache)]
    arguments += ["--default-module", moduleName]
    arguments += ["--default-bundle", hasResourceBundle ? "module" : "code"]
    let configuration = configuration
    if let configuration { arguments += ["--config", path(configuration)] }
    // A target that several others depend on comes by several ways.
    let references = Set(references).subtracting(files).sorted { path($0) < path($1) }
    for reference in references { arguments += ["--reference", path(reference)] }
    arguments += ["--"] + files.map(path)
    // All localizations of a storyboard have one output.
    let outputs = Set(OutputName.names(for: files.map(path)).values).sorted()
    return .buildCommand(
      displayName: "Generating segues of \(targetName)", executable: tool, arguments: arguments,
      inputFiles: files + references + [configuration].compactMap(\.self),
      outputFiles: outputs.map { output.appending(path: $0, directoryHint: .notDirectory) })
  }

  /// A file that is not there cannot be declared as an input: a build that misses one fails.
  private var configuration: URL? {
    configurationFolders
      .map { $0.appending(path: ".segues.yml", directoryHint: .notDirectory) }
      .first { FileManager.default.fileExists(atPath: path($0)) }
  }

  /// A path as the file system has it: spaces and letters beyond ASCII stay what they are.
  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
