/// A verb that cases run; `fix` is `check` with writing to sources.
package enum FuzzVerb: String, CaseIterable, Sendable {
  case list
  case walk
  case describe
  case diff
  case map
  case generate
  case check
  case fix
  /// Prints a patch, and writes nothing.
  case rename
  /// Prints a patch, and writes nothing.
  case migrate

  /// The verbs to draw from: `check` reads the most, and is drawn most often.
  static func drawn(from verbs: [FuzzVerb]) -> [FuzzVerb] {
    verbs.flatMap { verb in
      switch verb {
      case .check: [verb, verb, verb, verb]
      case .map, .fix, .rename, .migrate: [verb]
      default: [verb, verb, verb]
      }
    }
  }

  /// Whether the verb combines information from several files.
  package var readsTogether: Bool {
    switch self {
    case .describe, .diff: false
    case .list, .walk, .generate, .map, .check, .fix, .rename, .migrate: true
    }
  }

  /// The roles of the files that the verb reads; a role listed twice is drawn twice as often.
  package var roles: [FileRole] {
    switch self {
    case .describe, .diff: [.storyboard, .storyboard, .xib]
    case .list, .walk:
      [.storyboard, .storyboard, .xib, .project, .propertyList, .buildSettings]
    case .generate:
      [.storyboard, .storyboard, .storyboard, .xib, .configuration, .archive, .outline]
    case .map:
      [
        .storyboard, .storyboard, .storyboard, .xib, .swift, .objectiveC, .project, .configuration,
        .assetCatalog, .pdf, .pdf,
      ]
    case .fix: [.storyboard, .swift, .objectiveC]
    case .rename: [.storyboard, .xib, .swift, .swift, .objectiveC, .propertyList]
    case .migrate: [.storyboard, .swift, .swift, .swift]
    case .check:
      [
        .storyboard, .storyboard, .xib, .swift, .swift, .swift, .objectiveC, .objectiveC, .project,
        .propertyList, .buildSettings, .manifest, .configuration, .baseline, .cache,
      ]
    }
  }
}
