internal import Findings
internal import SwiftNaming

/// The cases of a class's segues with identifiers: one per identifier.
struct NamedSegues {
  private(set) var candidates: [SegueCandidate] = []
  private(set) var findings: [Finding] = []

  private let className: ClassName
  private let platform: Platform

  /// Creates the cases from a class's segues, which must be in the order of their places.
  init(_ segues: [FoundSegue], of className: ClassName, platform: Platform) {
    self.className = className
    self.platform = platform
    let groups = Dictionary(grouping: segues) { $0.identifier ?? "" }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) { add(group) }
  }

  private mutating func add(_ group: [FoundSegue]) {
    guard let first = group.first, let identifier = first.identifier else { return }
    reportOtherSpelling(group)
    var declaration = SegueDeclaration(
      group, role: role(of: group), name: SwiftName.member(identifier))
    if let other = group.first(where: { !isAlike($0, first) }) {
      findings.append(destinationsDiffer(first, other))
      declaration.destination =
        declaration.role == .unwind
        ? nil
        : DestinationDeclaration(className: ClassName(platform.controllerClass), isCustom: false)
      declaration.unwindAction = nil
      declaration.segueAction = nil
    }
    candidates.append(
      SegueCandidate(
        declaration: declaration,
        request: NameRequest(
          name: declaration.name, identifier: identifier,
          words: { [className] in "the segue \(ShownText.quoted(identifier)) of \(className.name)"
          },
          location: declaration.locations.first ?? first.location)))
  }

  /// Returns the role of a case: an embed that shares its identifier with a segue for code counts as that segue.
  private func role(of group: [FoundSegue]) -> SegueDeclaration.Role {
    let roles = Set(group.map(\.role))
    if roles.count == 1 { return group.first?.role ?? .named }
    return roles == [.embed, .relationship] ? .embed : .named
  }

  private func isAlike(_ left: FoundSegue, _ right: FoundSegue) -> Bool {
    left.destination?.className == right.destination?.className
      && left.unwindAction == right.unwindAction
  }

  private func destinationsDiffer(_ first: FoundSegue, _ other: FoundSegue) -> Finding {
    Finding(
      .destinationsDiffer, .warning, at: other.location,
      "the segue \(ShownText.quoted(first.identifier ?? "")) of \(className.name) leads to "
        + "\(words(for: other)), and at \(first.location) to \(words(for: first)): its case has no "
        + "value, because code cannot know which of them it performs",
      help: "give one of them another identifier")
  }

  private func words(for segue: FoundSegue) -> String {
    segue.destination?.className.name
      ?? "whichever controller has \(ShownText.quoted(segue.unwindAction ?? ""))"
  }

  /// Reports identifiers that are equal strings to Swift, but have different characters to UIKit.
  private mutating func reportOtherSpelling(_ group: [FoundSegue]) {
    guard let first = group.first, let identifier = first.identifier,
      let other = group.first(where: {
        !($0.identifier ?? "").unicodeScalars.elementsEqual(identifier.unicodeScalars)
      })
    else { return }
    findings.append(.identifiersAlike(identifier, at: other.location, first.location))
  }
}
