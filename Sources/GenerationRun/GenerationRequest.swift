package import SegueGeneration

/// What a command line asks the generator for.
package struct GenerationRequest: Hashable, Sendable {
  /// Where the configuration comes from.
  package enum ConfigurationFile: Hashable, Sendable {
    /// The nearest folder above the inputs that has one, if any.
    case nearest
    case path(String)
    /// None is looked for: a build's action reads what it was given, and no more.
    case none
  }

  /// Storyboards, xibs, outlines, and folders to search for storyboards and xibs.
  package var paths: [String]
  /// Files and folders of other modules that the storyboards refer to.
  package var references: [String] = []
  /// Patterns of files that are not read, relative to the paths.
  package var excludes: [String] = []
  package var configuration = ConfigurationFile.nearest
  /// A file, a folder, or `-` for standard output; nil means what the configuration says, else
  /// standard output.
  package var output: String?
  /// A file to write the inputs' names to, in the format of Make.
  package var dependencyFile: String?
  /// A file to keep outlines in from one run to the next, so that only what changed is read.
  package var cache: String?
  /// Whether files are overwritten that a run did not write.
  package var isForced = false
  /// Whether each input has a file of its own in the output folder, if only an empty one: what a
  /// build system was promised has to be there.
  package var writesEveryFile = false
  /// What the command line says of the code, in place of the configuration.
  package var overrides = OptionOverrides()
  /// What the code is like where neither the command line nor the configuration says.
  package var defaults = GenerationOptions()
  /// On how many threads files are read.
  package var workers = 1

  package init(paths: [String]) {
    self.paths = paths
  }
}

/// Options that go before the configuration's.
package struct OptionOverrides: Hashable, Sendable {
  package var style: GenerationOptions.Style?
  package var access: GenerationOptions.Access?
  package var bundle: GenerationOptions.Bundle?
  package var module: String?

  package init() {}

  /// The configuration's options, with those of the command line in their place.
  func applied(to options: GenerationOptions) -> GenerationOptions {
    var options = options
    options.style = style ?? options.style
    options.access = access ?? options.access
    options.bundle = bundle ?? options.bundle
    options.module = module ?? options.module
    return options
  }
}
