internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import SegueGeneration
internal import SeguesConfiguration
internal import StoryboardModel

/// The files that a run writes.
struct Outputs {
  var request: GenerationRequest
  var place: OutputPlace
  var files: [GeneratedFile]
  var inputs: InputFiles
  /// The inputs to generate code for, as they were read.
  var sources: [ReadInput]

  /// Whether all inputs were found and read; if not, the earlier output of missing ones stays.
  private var isComplete: Bool {
    inputs.problems.allSatisfy { !$0.mayHaveBeenRead } && sources.allSatisfy { $0.file != nil }
  }

  /// The text for standard output; nil if files are written.
  var standardOutput: String? {
    place == .standardOutput ? CombinedText.text(of: files) : nil
  }

  /// Returns the changes on disk.
  func changes() throws(OutputFailure) -> [FileChange] {
    let writer = place.writer(for: request)
    let expected = try expectedFiles()
    switch place {
    case .standardOutput:
      return []
    case .file:
      // Without the code of an unreadable file, the output would be incomplete.
      return isComplete ? try writer.changes(for: expected) : []
    case .folder(let folder):
      var changes = try writer.changes(for: expected)
      // Only a run that searched for storyboards itself can know that one is gone, and only if it
      // read all that it found.
      if isComplete, inputs.areSearched {
        let names = Set(expected.map { FilePath.name(of: $0.path) })
        changes += writer.leftOver(in: folder, expected: names)
      }
      return changes.sorted { $0.path < $1.path }
    }
  }

  /// Returns the dependency file for Make; nil if none is requested.
  func dependencies(on configuration: String?) throws(OutputFailure) -> OutputFile? {
    guard request.dependencyFile != nil else { return nil }
    guard place != .standardOutput else { throw .needsOutput(option: "--depfile") }
    let sources = inputs.sources + inputs.references + [configuration].compactMap(\.self)
    return try DependencyFile(outputs: expectedFiles().map(\.path), inputs: sources)
      .output(for: request)
  }

  /// Returns all files that should exist afterwards.
  private func expectedFiles() throws(OutputFailure) -> [OutputFile] {
    switch place {
    case .standardOutput:
      return []
    case .file(let path):
      return [OutputFile(path: path, bytes: Array(CombinedText.text(of: files).utf8))]
    case .folder(let folder):
      let names = fileNames
      var expected: [String: GeneratedFile] = [:]
      for file in files {
        let name = names[file.source] ?? file.name
        if let other = expected.updateValue(file, forKey: name) {
          throw .twoInputs([other.source, file.source], output: FilePath.join(folder, name))
        }
      }
      if request.writesEveryFile {
        let unread = Set(sources.filter { $0.file == nil }.map(\.path))
        for (source, name) in names where expected[name] == nil && !unread.contains(source) {
          expected[name] = GeneratedFile(
            name: name, text: GeneratedMarker.emptyText, source: source)
        }
      }
      return expected.sorted { $0.key < $1.key }.map { name, file in
        OutputFile(path: FilePath.join(folder, name), bytes: Array(file.text.utf8))
      }
    }
  }

  /// The name of each input's output file, by the input's path.
  ///
  /// An unreadable file has a name too, so that the others' names don't depend on it. An excluded file has one if a
  /// build system, which doesn't know the configuration, expects its output.
  private var fileNames: [String: String] {
    // An outline replaces the storyboard it was made from.
    let paths = sources.map { $0.file?.path ?? $0.path }
    return GenerationPlan.outputNames(
      for: request.writesEveryFile ? paths + inputs.leftOut : paths)
  }
}

extension DiscoveryProblem {
  /// Whether an earlier run may have generated code from the path.
  fileprivate var mayHaveBeenRead: Bool { hidesFiles || kind == .folderNamedLikeFile }
}
