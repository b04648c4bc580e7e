internal import Findings
internal import SegueChecking
internal import SourceFacts

/// Reads the facts of sources.
enum SourceReading {
  /// What sources say.
  struct Result {
    /// Those that were parsed, in the order of the files.
    var files: [SourceFile] = []
    /// What is wrong with files as such.
    var findings: [Finding] = []
  }

  static func read(
    _ files: [SnapshotFile], workers: Int, memory: ReadingMemory?
  ) -> Result {
    Result(
      files: ParallelWork.map(files, workers: workers) { file in
        let text = String(decoding: file.bytes ?? [], as: UTF8.self)
        return switch file.kind {
        case .swift:
          SourceFile(path: file.path, language: .swift, facts: SwiftFactsReader.facts(of: text))
        default:
          SourceFile(
            path: file.path, language: .objectiveC, facts: ObjectiveCFactsReader.facts(of: text))
        }
      })
  }
}
