internal import Findings
internal import SourceFacts

/// A xib that code loads by name.
struct XibUse: Sendable {
  var name: Evaluated
  var loader: NibCalls.Call.Loader
  /// Whether the bundle is the app's own, judging by the code.
  var isOwnBundle: Bool
  /// Whether the bundle may be the main one, judging by the code.
  var mayBeMainBundle: Bool
  /// Whether it is certain that the xib is looked for: a controller may create its view in code.
  var isCertain: Bool
  /// Whether the app crashes if the xib is missing; a `UINib` crashes later, when its objects are created.
  var mayCrash: Bool
  /// The source with the call to the system's loading function, which may be in a function that gets the name.
  var loadingFile: SourceIndex
  var sourceFile: SourceIndex
  /// The name's place.
  var location: SourceLocation
}
