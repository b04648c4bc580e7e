internal import Findings
internal import StoryboardModel

/// What is wrong inside a file that could be read, found on its finished model.
enum FileChecks {
  static func findings(in file: InterfaceFile) -> [Finding] {
    []
  }
}
