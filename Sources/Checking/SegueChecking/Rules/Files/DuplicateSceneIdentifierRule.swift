internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Two scenes of one storyboard with one identifier.
struct DuplicateSceneIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .duplicateSceneIdentifier, severity: .warning,
    summary: "Two scenes of one storyboard have the same storyboard identifier",
    why: """
      `instantiateViewController(withIdentifier:)` and references find one of the two scenes; \
      which one is not documented. The other scene can only be reached through its segues. \
      Different storyboards may use the same identifier.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      ↓<viewController storyboardIdentifier="List" customClass="OtherList"/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      ↓<viewControllerPlaceholder storyboardIdentifier="List" storyboardName="Other"/>
      --- Other.storyboard
      <viewController initial="YES" storyboardIdentifier="Person" customClass="Person"/>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      <viewController storyboardIdentifier="list" customClass="OtherList"/>
      --- Other.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      """
    ])

  let report: RuleReport

  func check() {
    for file in app.graph.files {
      var seen: [String: InterfaceObject] = [:]
      for (object, identifier) in file.namedScenes {
        guard let first = seen[identifier] else {
          seen[identifier] = object
          continue
        }
        report.add(
          .sameIdentifier(identifier), at: object.location,
          related: [RelatedPlace(first.location, "the other scene")],
          edit: needless(identifier, of: [first, object], in: file).flatMap {
            StartTag(at: $0.location, in: app.lines)?
              .edit(replacing: " storyboardIdentifier=\"\(identifier)\"", with: "")
          })
      }
    }
  }

  /// The scene, of two with one identifier, that nothing gets by the identifier; nil if that is unknown.
  ///
  /// It is the one without the class that all code expects, or the second one if nothing uses the identifier.
  private func needless(
    _ identifier: String, of scenes: [InterfaceObject], in file: InterfaceFile
  ) -> InterfaceObject? {
    guard app.input.isWhole, app.hasSources,
      file.scenes.flatMap(\.objects).count(where: { $0.usableStoryboardIdentifier == identifier })
        == 2,
      !scenes.contains(where: {
        $0.attributes["useStoryboardIdentifierAsRestorationIdentifier"] != nil
      }),
      !app.graph.files.contains(where: { $0.refers(to: identifier) }),
      let identifiers = app.instantiated.identifiers,
      !app.instantiated.undecided.contains(StoryboardName.withoutDevice(file.path))
    else { return nil }
    let isWritten = app.input.texts.writtenIdentifiers.contains(identifier)
    if !isWritten, !identifiers.contains(identifier) { return scenes.last }
    let uses = app.uses.instantiations.filter { $0.identifier?.known.contains(identifier) ?? false }
    let unexpected = uses.map { use in
      use.result.flatMap { result in
        let answers = scenes.map {
          app.code.isKind(
            app.scenes.type(of: ControllerID(file: file.path, object: $0.id)), of: result.type)
        }
        return answers.contains(.yes) ? zip(scenes, answers).first { $1 == .no }?.0 : nil
      }
    }
    let first = unexpected.first ?? nil
    return unexpected.allSatisfy { $0?.id == first?.id } ? first : nil
  }
}

extension InterfaceFile {
  /// Whether a reference names a scene's identifier.
  fileprivate func refers(to identifier: String) -> Bool {
    scenes.flatMap(\.objects).contains { $0.attributes["referencedIdentifier"] == identifier }
  }
}

extension Message {
  fileprivate static func sameIdentifier(_ identifier: String) -> Message {
    Message(
      "another scene of this storyboard has the identifier \(quoted(identifier)) too",
      why: "it is undefined which of the two scenes code and references get",
      help: "give one of them another identifier")
  }
}
