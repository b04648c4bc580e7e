internal import StoryboardModel
internal import StoryboardParsing

/// A parsed storyboard or xib.
struct ReadInterface: Sendable {
  let parsed: ParsedFile
  /// The names that connect the file with code, or nil if the file could not be read.
  let names: InterfaceNames?
}
