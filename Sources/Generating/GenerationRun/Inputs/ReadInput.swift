internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import StoryboardModel
internal import StoryboardOutlines
internal import StoryboardParsing

/// The result of reading a storyboard, a xib or an outline.
struct ReadInput: Sendable {
  var path: String
  /// The outline's file; nil if it could not be read, which a finding then explains.
  var file: InterfaceFile?
  var findings: [Finding]
  /// Whether `file` has the contents from before the file became unreadable.
  var isStale = false

  /// Whether the file's current contents could be read.
  var isCurrent: Bool { file != nil && !isStale }
}

/// Reads the inputs of a run.
enum InputReader {
  /// Reads files; the results are in the order of `paths`.
  static func read(_ paths: [String], workers: Int) -> [ReadInput] {
    let outlines = Set(paths.filter(isOutline))
    let documents = paths.filter { !outlines.contains($0) }
    var read = StoryboardReader(scope: .navigation).read(documents, workers: workers) {
      ReadInput(path: $0.path, file: $0.file.map { Outline(of: $0).file }, findings: $0.findings)
    }.makeIterator()
    return paths.compactMap { outlines.contains($0) ? outline($0) : read.next() }
  }

  /// Whether a file is an outline, by its name or else by its first bytes.
  private static func isOutline(_ path: String) -> Bool {
    switch FilePath.pathExtension(of: path) {
    case "storyboard", "xib": return false
    case "outline": return true
    default:
      return (try? FileBytes.read(path)).map { Outline.isAtStart(of: $0) } ?? false
    }
  }

  private static func outline(_ path: String) -> ReadInput {
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(path)
    } catch {
      return unread(
        path, .unreadableFile, "the outline cannot be read: \(error)",
        help: "check the path and the permissions")
    }
    do throws(OutlineFailure) {
      return ReadInput(path: path, file: try Outline(bytes).file, findings: [])
    } catch {
      return unread(
        path, .unreadableOutline, error.description,
        help: "create it again with `segues generate --outline`")
    }
  }

  private static func unread(
    _ path: String, _ rule: RuleName, _ message: String, help: String
  ) -> ReadInput {
    let finding = Finding(rule, .error, at: SourceLocation(file: path), message, help: help)
    return ReadInput(path: path, file: nil, findings: [finding])
  }
}
