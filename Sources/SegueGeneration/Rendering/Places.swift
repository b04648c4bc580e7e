internal import Findings

/// Where in storyboards something stands.
enum Places {
  /// `Main.storyboard:12, Settings.storyboard:9`: files by name, for paths are a machine's own.
  static func text(_ locations: [SourceLocation]) -> CommentText {
    locations.map(text).joined(separator: ", ")
  }

  static func text(_ location: SourceLocation) -> CommentText {
    let name = CommentText.plain(FilePath.name(of: location.file))
    return location.line > 0 ? "\(name):\(location.line)" : name
  }
}

extension SwiftText {
  /// Lines whose errors stand at a line of a storyboard: each is one line, however long.
  mutating func sourceLocation(
    _ location: SourceLocation?, _ body: (inout SwiftText) -> Void
  ) {
    guard let location, location.line > 0 else { return body(&self) }
    line("#sourceLocation(file: \(SwiftCode.path(location.file)), line: \(location.line))")
    body(&self)
    line("#sourceLocation()")
  }
}
