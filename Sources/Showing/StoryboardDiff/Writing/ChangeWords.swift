internal import Findings

/// The wording of changes, shared by all formats for people.
package enum ChangeWords {
  /// The placeholder for a missing value.
  static let nothing = "none"

  /// Describes the contents that were added or removed with an object, as half a sentence; nil if there are none.
  package static func contents(_ contents: Change.Contents) -> String? {
    let parts = [
      (contents.objects, "object"), (contents.constraints, "constraint"),
      (contents.outlets, "outlet"), (contents.actions, "action"),
    ].filter { $0.0 > 0 }.map { count($0, $1) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The lines of a change: `31→35`, or a single one if it is in one version or did not move.
  static func lines(_ change: Change) -> String {
    let (old, new) = (change.oldLocation?.line, change.newLocation?.line)
    guard let old, let new, old != new else { return (new ?? old).map(String.init) ?? "" }
    return "\(old)→\(new)"
  }

  /// The kind of a thing, if its name doesn't contain it.
  package static func kind(_ subject: Change.Subject) -> String? {
    switch subject {
    case .object, .reference: nil
    case .scene, .segue, .outlet, .action, .connection, .constraint, .element, .document:
      subject.rawValue
    }
  }
}

/// The number of changes, in one sentence.
struct DifferenceSummary {
  let files: [FileDifference]

  /// `2 scenes added, 1 segue changed`; nil if nothing changed.
  var text: String? {
    var counts: [Change.Subject: [Change.Action: Int]] = [:]
    for file in files {
      for scene in file.scenes {
        guard let action = scene.state.action else { continue }
        counts[.scene, default: [:]][action, default: 0] += 1
      }
      for change in file.allChanges where change.isSignificant && change.subject != .scene {
        counts[change.subject, default: [:]][change.action, default: 0] += 1
      }
    }
    let order: [Change.Subject] = [
      .scene, .segue, .outlet, .action, .connection, .object, .constraint, .element,
    ]
    let parts = order.compactMap { subject -> String? in
      guard let actions = counts[subject] else { return nil }
      let words = [Change.Action.added, .removed, .changed].compactMap { action in
        actions[action].map { "\($0) \(action.rawValue)" }
      }
      let total = actions.values.reduce(0, +)
      return "\(subject.rawValue)\(total == 1 ? "" : "s"): \(words.joined(separator: ", "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
