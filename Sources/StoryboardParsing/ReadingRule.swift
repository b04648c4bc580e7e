internal import Findings

/// Everything that reading a file can report, by the name that findings carry.
///
/// The first group leaves nothing to read: a file has at most one finding of it, and no model. The
/// second group is about a file that is returned.
package enum ReadingRule: String, CaseIterable, Sendable {
  /// The file is missing, is not a regular file, or may not be read.
  case unreadableFile = "unreadable-file"
  /// The file is larger than ``ReadingLimits/fileSize``.
  case tooLarge = "too-large"
  /// The file has no bytes, or only white space.
  case emptyFile = "empty-file"
  /// The file is a Git LFS pointer: the storyboard itself was not fetched.
  case gitLFSPointer = "git-lfs-pointer"
  /// The file holds a path: a symbolic link that was checked out as text.
  case symlinkStub = "symlink-stub"
  /// A known format that is not this one: a binary plist, a compiled nib, an `<archive>`.
  case unsupportedFormat = "unsupported-format"
  /// Bytes that begin no XML document.
  case notXML = "not-xml"
  /// Bytes that are no text in the encoding that the file says or that its first bytes show.
  case unsupportedEncoding = "unsupported-encoding"
  /// A `<!DOCTYPE>`, which no storyboard has: entities are never declared or resolved.
  case doctype = "doctype"
  /// Elements nested deeper than ``ReadingLimits/depth``.
  case tooDeep = "too-deep"
  /// More elements than ``ReadingLimits/elements``, or attributes in one element than
  /// ``ReadingLimits/attributes``.
  case tooManyElements = "too-many-elements"
  /// Markers that an unfinished merge left behind. A file whose markers happen to leave it well
  /// formed is returned, with this finding.
  case mergeConflict = "merge-conflict"
  /// XML that is not well formed, a truncated file included.
  case malformedXML = "malformed-xml"
  /// XML of another kind: the root is no `<document>`.
  case wrongRoot = "wrong-root"

  /// A target runtime that is not known here.
  case unknownRuntime = "unknown-runtime"
  /// Two objects, segues or connections with one id.
  case duplicateID = "duplicate-id"
  /// A segue, connection or initial controller that names an id which nothing in the file has.
  case danglingID = "dangling-id"
  /// A segue, a controller or a scene that is left out, because it lacks its kind or its id, or
  /// stands where there can be none.
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
      rule: rule.rawValue, severity: severity, location: location, message: message, help: help)
  }
}
