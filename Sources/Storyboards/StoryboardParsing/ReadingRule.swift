internal import Findings

/// The rules for problems in reading a file, with the names that findings carry.
///
/// The first group leaves nothing to read: a file has at most one such finding, and no model. The
/// second group is about a file that can be read.
package enum ReadingRule: String, CaseIterable, Sendable {
  /// The file is missing, is not a regular file, or may not be read.
  case unreadableFile = "unreadable-file"
  /// The file is larger than ``ReadingLimits/fileSize``.
  case tooLarge = "too-large"
  /// The file has no bytes, or only white space.
  case emptyFile = "empty-file"
  /// The file is a Git LFS pointer: the storyboard itself was not fetched.
  case gitLFSPointer = "git-lfs-pointer"
  /// The file contains a path: a symbolic link that was checked out as text.
  case symlinkStub = "symlink-stub"
  /// A known format other than XML: a binary plist, a compiled nib, an `<archive>`.
  case unsupportedFormat = "unsupported-format"
  /// The file does not begin like XML.
  case notXML = "not-xml"
  /// The bytes are not text in the declared or detected encoding.
  case unsupportedEncoding = "unsupported-encoding"
  /// A `<!DOCTYPE>`, which storyboards never have: entities are neither declared nor resolved.
  case doctype = "doctype"
  /// Elements nested deeper than ``ReadingLimits/depth``.
  case tooDeep = "too-deep"
  /// More elements than ``ReadingLimits/elements``, or attributes in one element than
  /// ``ReadingLimits/attributes``.
  case tooManyElements = "too-many-elements"
  /// Markers of an unfinished merge.
  ///
  /// A file that is well formed despite them is read, with this finding.
  case mergeConflict = "merge-conflict"
  /// XML that is not well formed, including a truncated file.
  case malformedXML = "malformed-xml"
  /// XML of another kind: the root is not `<document>`.
  case wrongRoot = "wrong-root"

  /// An unknown target runtime.
  case unknownRuntime = "unknown-runtime"
  /// Two objects, segues or connections with one id.
  case duplicateID = "duplicate-id"
  /// A segue, connection or initial controller that names an id which doesn't exist in the file.
  case danglingID = "dangling-id"
  /// A segue, a controller or a scene that is ignored, because it lacks its kind or its id, or is
  /// in the wrong place.
  case unreadElement = "unread-element"
  /// Embed and relationship segues that lead from a controller back to itself.
  case cyclicEmbed = "cyclic-embed"
}

extension Finding {
  init(
    _ rule: ReadingRule, _ severity: Severity, at location: SourceLocation, _ message: String,
    help: String
  ) {
    self.init(
      rule: RuleName(rawValue: rule.rawValue), severity: severity, location: location,
      message: message,
      help: help)
  }
}
