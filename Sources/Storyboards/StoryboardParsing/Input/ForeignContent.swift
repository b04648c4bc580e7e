internal import FilesAndPaths
internal import Findings

extension ReadFailure {
  /// The failure for a file of a known kind other than XML, recognized by its first bytes.
  static func foreign(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> ReadFailure? {
    let start = TextPosition.start.location(in: path)
    if bytes.isEmpty {
      return ReadFailure(
        .emptyFile, at: start, "the file is empty",
        help: "restore it from version control, or remove it from the project")
    }
    if bytes.starts(with: "version https://git-lfs") {
      return ReadFailure(
        .gitLFSPointer, at: start,
        "the file is a Git LFS pointer: the storyboard itself is not on this machine",
        help: "run `git lfs pull`, in CI before this command")
    }
    if bytes.starts(with: "\0GITCRYPT\0") {
      return ReadFailure(
        .notXML, at: start, "the file is encrypted by git-crypt",
        help: "run `git-crypt unlock`, in CI before this command")
    }
    if bytes.starts(with: "bplist") {
      return .unsupported("a binary property list", at: start)
    }
    if bytes.starts(with: "NIBArchive") {
      return .unsupported("a compiled nib", at: start)
    }
    return nil
  }

  /// The failure for a UTF-8 text that doesn't begin like XML.
  static func notText(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> ReadFailure? {
    guard let offset = bytes.firstIndex(where: { $0 > 0x20 }) else {
      return ReadFailure(
        .emptyFile, at: TextPosition.start.location(in: path), "the file holds only white space",
        help: "restore it from version control, or remove it from the project")
    }
    guard bytes[offset] != Ascii.less else { return nil }
    let location = TextPosition.of(offset, in: bytes).location(in: path)
    if let target = linkTarget(bytes) {
      return ReadFailure(
        .symlinkStub, at: location,
        "the file holds only the path \(quoted(target)): a symbolic link that was checked out as "
          + "a text file",
        help: "set `git config core.symlinks true` and check the file out again")
    }
    return ReadFailure(
      .notXML, at: location, "the file is not XML: it does not begin with '<'",
      help: "restore the storyboard from version control, or leave the file out with --exclude")
  }

  /// The failure for an old or compiled format: only a warning for a xib, because the app may well work with it.
  static func unsupported(_ what: String, at location: SourceLocation) -> ReadFailure {
    let isXib = FilePath.pathExtension(of: location.file) == "xib"
    return ReadFailure(
      .unsupportedFormat, isXib ? .warning : .error, at: location,
      "unsupported format: the file is \(what), not the XML that Interface Builder writes since "
        + "Xcode 4.3",
      help: "open the file in Xcode and save it in a current format, or leave it out with --exclude"
    )
  }

  static func wrongRoot(_ name: String, at location: SourceLocation) -> ReadFailure {
    switch name {
    case "archive": return unsupported("an <archive> of Xcode 4.2 or earlier", at: location)
    case "plist": return unsupported("a property list", at: location)
    default:
      return ReadFailure(
        .wrongRoot, at: location,
        "the root element is \(quoted(name)), but a storyboard or xib has 'document'",
        help: "check that the file has the right name, or leave it out with --exclude")
    }
  }

  /// The path that a file contains instead of a storyboard: one short line.
  private static func linkTarget(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.count <= 4096 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).trimmingSpaces
    let isPath =
      text.contains("/") || text.hasSuffix(".storyboard") || text.hasSuffix(".xib")
    return isPath && !text.contains(where: \.isNewline) ? text : nil
  }
}

/// Quotes text from a file for a message: on one line, and of bounded length.
func quoted(_ text: some StringProtocol) -> String {
  let start = text.unicodeScalars.prefix(80)
  let shown = start.map { scalar in
    scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : String(scalar)
  }
  return "'" + shown.joined() + (start.endIndex == text.unicodeScalars.endIndex ? "'" : "…'")
}
