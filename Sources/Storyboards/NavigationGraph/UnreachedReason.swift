package import FilesAndPaths

/// The reason why a scene isn't reached from where the app starts.
package enum UnreachedReason: String, Sendable {
  case undecided
  case noTarget = "no-target"
  case codeNotRead = "code-not-read"
  case noSources = "no-sources"
  /// Segues or code lead to it, but only from scenes that aren't reached either.
  case onlyFromUnreached = "only-from-unreached"
  /// No scene of its storyboard is reached or undecided.
  case storyboardNotLoaded = "storyboard-not-loaded"
  case nothingLeads = "nothing-leads"

  package var text: String {
    switch self {
    case .undecided: "code may open it, for example by a computed name"
    case .noTarget: "in no target, so no app contains it"
    case .codeNotRead:
      "no segue leads to it from where the app starts, and source code was not read"
    case .noSources:
      "no segue leads to it from where the app starts, and the app has no Swift or Objective-C source"
    case .onlyFromUnreached: "only scenes that are not reached lead to it"
    case .storyboardNotLoaded: "nothing is known to load its storyboard"
    case .nothingLeads: "no segue and no known code leads to it"
    }
  }

  package var json: JSONValue {
    .object(["reason": .string(rawValue), "text": .string(text)])
  }
}
