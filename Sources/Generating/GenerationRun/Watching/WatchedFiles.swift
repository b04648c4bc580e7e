internal import AppProject
internal import FilesAndPaths
internal import SeguesConfiguration

/// The files that a watch polls: the existing inputs and the configuration, with their stamps.
struct WatchedFiles: Equatable {
  private var inputs: [String: FileStamp?] = [:]
  private(set) var configuration: [String: FileStamp?] = [:]

  /// Polls the files now.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - generation: The generation, whose configuration selects the inputs; nil if none was read.
  ///   - earlier: The files before the configuration was read. The configuration's stamp is copied from them, so that
  ///     a change during the reading is noticed.
  init(
    of request: GenerationRequest, _ generation: Generation?, since earlier: WatchedFiles? = nil
  ) {
    let files = try? InputFiles(of: request, generation?.configuration ?? Configuration())
    for path in (files?.sources ?? []) + (files?.references ?? []) {
      inputs[path] = FileStamp(of: path)
    }
    if let earlier {
      configuration = earlier.configuration
    } else if let path = request.configurationPath {
      configuration[path] = FileStamp(of: path)
    }
  }

  /// The new, changed and deleted files, sorted.
  func changed(since earlier: WatchedFiles) -> [String] {
    let now = inputs.merging(configuration) { $1 }
    let before = earlier.inputs.merging(earlier.configuration) { $1 }
    return Set(now.keys).union(before.keys).filter { now[$0] != before[$0] }.sorted()
  }
}
