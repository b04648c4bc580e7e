internal import AppProject
internal import Findings
internal import SegueGeneration
internal import SeguesConfiguration
internal import StoryboardModel

/// The files that a run leaves behind, each where it belongs.
struct Outputs {
  var place: OutputPlace
  var files: [GeneratedFile]
  var inputs: InputFiles
  /// What those that something is generated for gave.
  var sources: [ReadInput]

  /// Whether all could be found and read: if not, what was generated of the others before stays.
  private var isComplete: Bool {
    inputs.problems.allSatisfy { !$0.mayHaveBeenRead } && sources.allSatisfy { $0.file != nil }
  }

  /// The text for standard output; nil where files are written.
  var standardOutput: String? {
    place == .standardOutput ? CombinedText.text(of: files) : nil
  }

  /// What has to change on disk.
  func changes(for request: GenerationRequest) throws(OutputFailure) -> [FileChange] {
    let writer = FileWriter()
    let expected = try expectedFiles(for: request)
    switch place {
    case .standardOutput:
      return []
    case .file:
      // What could not be read belongs there too: the findings say why the file stays as it is.
      return isComplete ? try writer.changes(for: expected) : []
    case .folder(let folder):
      var changes = try writer.changes(for: expected)
      // Only a run that looked for storyboards itself knows that one is gone, and only if it could
      // read all that it found.
      if isComplete, request.paths.contains(where: { FileKind(atFollowingLinks: $0) == .folder }) {
        let names = Set(expected.map { FilePath.name(of: $0.path) })
        changes += writer.leftOver(in: folder, expected: names)
      }
      return changes.sorted { $0.path < $1.path }
    }
  }

  /// The file that names outputs and inputs for Make; nil where none is asked for.
  func dependencies(
    for request: GenerationRequest, _ configuration: String?
  ) throws(OutputFailure) -> OutputFile? {
    guard let path = request.dependencyFile else { return nil }
    guard place != .standardOutput else { throw .needsOutput(option: "--depfile") }
    let outputs = try expectedFiles(for: request).map(\.path)
    let sources = inputs.sources + inputs.references + [configuration].compactMap(\.self)
    let file = DependencyFile(outputs: outputs, inputs: sources)
    return OutputFile(path: path, bytes: Array(file.text.utf8), kind: .dependencies)
  }

  /// All files that shall be there afterwards.
  private func expectedFiles(for request: GenerationRequest) throws(OutputFailure) -> [OutputFile] {
    switch place {
    case .standardOutput:
      return []
    case .file(let path):
      return [OutputFile(path: path, bytes: Array(CombinedText.text(of: files).utf8))]
    case .folder(let folder):
      let names = fileNames(for: request)
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

  /// The name of each input's file, by the input's path.
  ///
  /// A file that cannot be read has a name too, so that the others' do not change with it; and what
  /// the configuration leaves out has one where a build system, which does not know of that, was
  /// promised the file.
  private func fileNames(for request: GenerationRequest) -> [String: String] {
    // An outline stands for the storyboard that it was made of.
    let paths = sources.map { $0.file?.path ?? $0.path }
    return GenerationPlan.outputNames(
      for: request.writesEveryFile ? paths + inputs.leftOut : paths)
  }
}

extension DiscoveryProblem {
  /// Whether an earlier run may have generated code of what is there.
  fileprivate var mayHaveBeenRead: Bool { hidesFiles || kind == .folderNamedLikeFile }
}
