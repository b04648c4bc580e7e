internal import FilesAndPaths
internal import Findings

/// Places in storyboards, as comments and compiler errors show them.
enum Places {
  /// `Main.storyboard:12, Settings.storyboard:9`: by file name, because paths differ between
  /// machines.
  static func text(_ locations: [SourceLocation]) -> CommentText {
    locations.map(text).joined(separator: ", ")
  }

  static func text(_ location: SourceLocation) -> CommentText {
    let name = CommentText.plain(FilePath.name(of: location.file))
    return location.line > 0 ? "\(name):\(location.line)" : name
  }
}

extension FileDeclaration {
  /// The file's name as comments show it, without its folder, which differs between machines.
  var shownName: CommentText { CommentText.plain(FilePath.name(of: path)) }
}

extension SwiftText {
  /// Writes lines whose errors appear at a line of a storyboard: each stays on one line, however
  /// long.
  mutating func sourceLocation(
    _ location: SourceLocation?, _ body: (inout SwiftText) -> Void
  ) {
    guard let location, location.line > 0 else { return body(&self) }
    line("#sourceLocation(file: \(SwiftCode.path(location.file)), line: \(location.line))")
    body(&self)
    line("#sourceLocation()")
  }
}
