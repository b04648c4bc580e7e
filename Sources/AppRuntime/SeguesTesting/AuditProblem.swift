internal import Findings

/// A disagreement between a class and its storyboard.
public struct AuditProblem: Hashable, Sendable {
  /// The storyboard's path.
  public var file: String
  /// The line in the file, from 1; 0 if the storyboard lacks something that the class declares.
  public var line: Int
  /// A description of the disagreement, and what to do.
  public var message: String
}

extension AuditProblem: CustomStringConvertible, Comparable {
  /// `file:line: message`.
  public var description: String {
    line == 0 ? "\(file): \(message)" : "\(file):\(line): \(message)"
  }

  /// Orders problems by file and line, then by message.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.message) < (right.file, right.line, right.message)
  }
}

extension AuditProblem {
  init(_ location: SourceLocation, _ message: String) {
    self.init(file: location.file, line: location.line, message: message)
  }
}
