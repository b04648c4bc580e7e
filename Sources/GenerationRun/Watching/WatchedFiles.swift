internal import AppProject
internal import FileReading
internal import SeguesConfiguration

/// What a watch looks at: the inputs that are there, and the configuration, with their stamps.
struct WatchedFiles: Equatable {
  private var inputs: [String: FileStamp?] = [:]
  private(set) var configuration: [String: FileStamp?] = [:]

  /// Looks at the files now.
  init(of request: GenerationRequest, _ generation: Generation?) {
    // What is left out is looked at too: who lets it in again edits the configuration.
    let files = try? InputFiles(of: request, generation?.configuration ?? Configuration())
    for path in (files?.sources ?? []) + (files?.references ?? []) {
      inputs[path] = FileStamp(of: path)
    }
    let path =
      switch request.configuration {
      case .nearest: ConfigurationSearch.nearest(above: request.paths)
      case .path(let path): path
      case .none: String?.none
      }
    if let path { configuration[path] = FileStamp(of: path) }
  }

  /// The files that are new, written or gone, sorted.
  func changed(since earlier: WatchedFiles) -> [String] {
    let now = inputs.merging(configuration) { $1 }
    let before = earlier.inputs.merging(earlier.configuration) { $1 }
    return Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }.sorted()
  }
}
