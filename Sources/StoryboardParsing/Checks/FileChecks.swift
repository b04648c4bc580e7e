internal import Findings
internal import StoryboardModel

/// What is wrong inside a file that could be read, found on its finished model.
enum FileChecks {
  /// All findings, in the order of the file.
  static func findings(in file: InterfaceFile) -> [Finding] {
    let contents = FileContentsIndex(file)
    let findings =
      UnknownRuntimeCheck.findings(in: file)
      + DuplicateIDCheck.findings(in: file, contents: contents)
      + DanglingIDCheck.findings(in: file, contents: contents)
      + CyclicEmbedCheck.findings(in: file, contents: contents)
    return findings.sorted()
  }
}
