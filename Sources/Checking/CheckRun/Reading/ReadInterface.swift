internal import StoryboardParsing

/// A parsed storyboard or xib.
struct ReadInterface: Sendable {
  let parsed: ParsedFile
  /// The names that the file uses, or nil if it could not be read.
  let names: InterfaceNames?
}
