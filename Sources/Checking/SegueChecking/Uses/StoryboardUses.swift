package import Findings
package import SourceFacts

/// The storyboards that an expression in code may mean.
package enum StoryboardTarget: Hashable, Sendable {
  /// The sorted paths of all files with the name, which differ in their targets; empty if there is none.
  case files([String], name: String)
  case unknown(Reason)

  /// The paths of the files; nil if they are unknown.
  var paths: [String]? { if case .files(let paths, _) = self { paths } else { nil } }
}

/// A storyboard that code opens by name.
package struct StoryboardUse: Sendable {
  package var target: StoryboardTarget
  /// Whether the bundle is the app's own, judging by the code.
  package var isOwnBundle: Bool
  /// The bundle that the code names, if it names one.
  package var bundle: Expression?
  /// Whether the code certainly opens a storyboard by the name.
  package var isCertain = true
  /// The function of the app that gets the name and opens the storyboard.
  package var function: String?
  /// The class that the code expects of the function's result; nil if it expects none.
  package var result: ExpectedClass?
  package var caller = Caller()
  package var sourceFile: SourceIndex
  /// The name's place.
  package var location: SourceLocation

  /// Whether the bundle may be the main one, judging by the code.
  var mayBeMainBundle: Bool { KnownCalls.mayBeMain(bundle: bundle) }

  /// Whether the code certainly passes the main bundle, or nil.
  var namesMainBundle: Bool {
    switch bundle {
    case .call(let call): call.function == "mainBundle"
    case .nil?, .implicitMember(["main"]), .name(["Bundle", "main"]), .name(["NSBundle", "main"]),
      .name(["NSBundle", "mainBundle"]):
      true
    default: false
    }
  }
}
