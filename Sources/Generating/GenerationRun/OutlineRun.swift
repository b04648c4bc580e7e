internal import FilesAndPaths
package import Findings
internal import SeguesConfiguration
internal import StoryboardOutlines

/// Writes outlines of storyboards: the part of a generation that needs only one file.
package struct OutlineRun: Sendable {
  private let request: GenerationRequest

  /// Uses a request's paths and outputs, and reads no configuration, because an outline doesn't depend on one.
  package init(_ request: GenerationRequest) {
    self.request = request
  }

  /// Reads the files, and writes the outlines that changed.
  ///
  /// - Returns: The findings; no outline is written for a file with an error.
  /// - Throws: `InputFailure` or `OutputFailure`.
  package func run() throws -> [Finding] {
    let files = try InputFiles(of: request, Configuration())
    let inputs = InputReader.read(files.sources, workers: request.workers)
    let place = try OutputPlace(request.output, fileExtensions: ["outline"])
    var outputs: [OutputFile] = []
    // The input of each outline, by the outline's path.
    var inputsByOutline: [String: String] = [:]
    for input in inputs {
      let path = try path(of: input.path, in: place)
      if let other = inputsByOutline.updateValue(input.path, forKey: path) {
        throw OutputFailure.twoInputs([other, input.path], output: path)
      }
      guard let file = input.file else { continue }
      outputs.append(OutputFile(path: path, bytes: Outline(of: file).bytes, kind: .outline))
    }
    let file = DependencyFile(outputs: inputsByOutline.keys.sorted(), inputs: files.sources)
    let dependencies = [try file.output(for: request)].compactMap(\.self)
    let writer = place.writer(for: request)
    // Fails before anything is written if a file must not be overwritten.
    _ = try writer.changes(for: outputs)
    _ = try FileWriter(request).changes(for: dependencies)
    try writer.write(outputs)
    try FileWriter(request).write(dependencies)
    let findings = inputs.flatMap { input in
      input.file == nil ? input.findings : input.findings.map(\.softened)
    }
    return (findings + files.problems.map(\.findingOfGeneration)).sorted()
  }

  private func path(of input: String, in place: OutputPlace) throws(OutputFailure) -> String {
    switch place {
    case .standardOutput: throw .needsOutput(option: "--outline")
    case .file(let path): path
    case .folder(let folder): FilePath.join(folder, FilePath.name(of: input) + ".outline")
    }
  }
}
