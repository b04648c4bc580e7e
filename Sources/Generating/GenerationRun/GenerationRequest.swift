package import SegueGeneration
internal import SeguesConfiguration

/// A request to the generator, as the arguments of a command give it.
package struct GenerationRequest: Hashable, Sendable {
  /// The source of the configuration.
  package enum ConfigurationFile: Hashable, Sendable {
    /// The nearest configuration in a folder that contains the inputs, if any.
    case nearest
    case path(String)
    /// No search: an action of a build reads only the files it was given.
    case none
  }

  /// Storyboards, xibs, outlines, and folders to search for storyboards and xibs.
  package var paths: [String]
  /// Files and folders of other modules that the storyboards refer to.
  package var references: [String] = []
  /// Patterns of files to leave out, relative to the paths.
  package var excludes: [String] = []
  package var configuration = ConfigurationFile.nearest
  /// A file, a folder, or `-` for standard output; nil means the configuration's output, or else
  /// standard output.
  package var output: String?
  /// The dependency file to write, in the format of Make.
  package var dependencyFile: String?
  /// The cache file, which keeps outlines between runs, so that only changed files are read.
  package var cache: String?
  /// Whether to overwrite files that no run wrote.
  package var isForced = false
  /// Whether every input gets a file in the output folder, even an empty one, because a build
  /// system expects it.
  package var writesEveryFile = false
  /// The options given on the command line, which override the configuration.
  package var overrides = OptionOverrides()
  /// The options that neither the command line nor the configuration sets.
  package var defaults = GenerationOptions()
  /// The number of threads that read and render files.
  package var workers = 1

  package init(paths: [String]) {
    self.paths = paths
  }

  var configurationPath: String? {
    switch configuration {
    case .nearest: ConfigurationSearch.nearest(above: paths)
    case .path(let path): path
    case .none: nil
    }
  }
}

/// Options that override the configuration's.
package struct OptionOverrides: Hashable, Sendable {
  package var style: GenerationOptions.Style?
  package var access: GenerationOptions.Access?
  package var bundle: GenerationOptions.Bundle?
  package var module: String?
  package var isStandalone: Bool?

  package init() {}

  /// Returns the configuration's options with these overrides.
  func applied(to options: GenerationOptions) -> GenerationOptions {
    var options = options
    options.style = style ?? options.style
    options.access = access ?? options.access
    options.bundle = bundle ?? options.bundle
    options.module = module ?? options.module
    options.isStandalone = isStandalone ?? options.isStandalone
    return options
  }
}
