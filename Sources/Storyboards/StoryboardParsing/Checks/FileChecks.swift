internal import Findings
internal import StoryboardModel

/// Finds problems inside a file that could be read, in its finished model.
enum FileChecks {
  static func findings(in file: InterfaceFile) -> [Finding] {
    let contents = FileContentsIndex(file)
    return UnknownRuntimeCheck.findings(in: file)
      + DuplicateIDCheck.findings(in: file, contents: contents)
      + DanglingIDCheck.findings(in: file, contents: contents)
      + CyclicEmbedCheck.findings(in: file, contents: contents)
  }
}
