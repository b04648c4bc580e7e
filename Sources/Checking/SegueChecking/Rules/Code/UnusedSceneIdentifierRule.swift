internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A storyboard identifier that nothing uses.
struct UnusedSceneIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .unusedSceneIdentifier, severity: .note,
    summary: "A scene has a storyboard identifier that no code and no reference uses",
    consequence:
      "code that should use such an identifier opens another scene, or fails",
    why: """
      A storyboard identifier is for code, and for references from other storyboards. The rule \
      looks in all sources for the string itself, a class of that name, and the names that \
      generators derive from it. An identifier that is found nowhere was renamed on one side only, \
      or is not needed. It is undecided if code computes identifiers for its storyboard, and has the \
      beginning or end of this one.

      Severity: note. Warning if:
      - code derives identifiers from class names, nearly all scenes are named after their class, and \
      this one is not;
      - only one letter distinguishes the identifier from the name of its class, or from a string in the \
      code that is not the identifier of any scene.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections><segue kind="show" destination="person"/></connections></button>
      </viewController>
      ↓<viewController id="person" storyboardIdentifier="PersonScreen" customClass="Person"/>
      --- List.swift
      class List: UIViewController {}
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections><segue kind="show" destination="person"/></connections></button>
      </viewController>
      ↓<viewController id="person" storyboardIdentifier="PersonScreen2" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        let next = Screen.storyboard("PersonScreen")
      }
      class Person: UIViewController {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      <viewController storyboardIdentifier="the other list" customClass="List"/>
      --- List.swift
      class List: UIViewController {
        func open(_ name: String) {
          storyboard?.instantiateViewController(withIdentifier: String(describing: Person.self))
          storyboard?.instantiateViewController(withIdentifier: "the other list")
        }
      }
      class Person: UIViewController {}
      """
    ])

  let report: RuleReport

  func check() {
    guard app.input.isWhole, app.hasSources else { return }
    let named = namedIdentifiers
    let namesAreOfClasses = namesAreOfClasses
    let asked = AskedScenes(app)
    for file in app.graph.files where file.kind == .storyboard {
      let storyboard = StoryboardName.withoutDevice(file.path)
      // In watch apps, the names of controllers are often in data.
      let mayBeAny =
        file.targetRuntime == .watchOS && app.instantiated.mayComputeAny(in: storyboard)
      let composed =
        app.instantiated.mayCompute(in: storyboard) ? app.input.texts.composedIdentifiers : []
      for controller in file.scenes.compactMap(\.controller) {
        guard let identifier = controller.usableStoryboardIdentifier,
          !named.contains(identifier), !isMentioned(identifier),
          // Another rule reports a scene that nothing leads to.
          app.reach.controllers.contains(ControllerID(file: file.path, object: controller.id))
        else { continue }
        let name = controller.customClass?.name
        let shouldBeClassName =
          name.map {
            NearMiss.isTypo(identifier, of: $0) || namesAreOfClasses && identifier != $0
          } ?? false
        // It may serve state restoration, for which no code has to name it.
        let isForRestoration =
          controller.attributes["useStoryboardIdentifierAsRestorationIdentifier"] != nil
        let meant = shouldBeClassName ? name : asked.meant(by: identifier, in: file.path)
        if isForRestoration, meant == nil { continue }
        if mayBeAny || composed.contains(identifier), meant == nil {
          report.addUndecided(at: controller.location, .computesIdentifier(nil))
          continue
        }
        report.add(
          .unused(identifier, isNotClassName: shouldBeClassName, meant: meant),
          meant == nil ? .note : .warning, at: controller.location)
      }
    }
  }

  /// The identifiers that references name, and those that calls certainly have.
  private var namedIdentifiers: Set<String> {
    let referenced = app.graph.files.flatMap(\.scenes).compactMap {
      $0.reference?.referencedIdentifier
    }
    return Set(app.uses.instantiations.flatMap { $0.identifier?.known ?? [] } + referenced)
  }

  /// Whether the sources have an identifier, or the names that generators derive from it, as words.
  private func isMentioned(_ identifier: String) -> Bool {
    let words = app.input.texts.mentionedNames
    guard let parts = IdentifierWords.words(of: identifier) else { return true }
    if IdentifierWords.accessors(of: identifier).contains(where: words.contains) { return true }
    guard parts.allSatisfy(words.contains) else { return false }
    return parts.count == 1 && parts[0] == identifier
      || app.input.texts.writtenIdentifiers.contains(identifier)
  }

  /// Whether code derives identifiers from class names, and nearly all scenes are named after their class.
  private var namesAreOfClasses: Bool {
    guard app.uses.namesScenesAfterClasses else { return false }
    var count = 0
    var same = 0
    for file in app.graph.files where file.kind == .storyboard {
      for controller in file.scenes.compactMap(\.controller) {
        guard let identifier = controller.usableStoryboardIdentifier,
          let name = controller.customClass?.name
        else { continue }
        count += 1
        if identifier == name { same += 1 }
      }
    }
    return same >= 3 && same * 10 >= count * 8
  }
}

extension Message {
  fileprivate static func unused(
    _ identifier: String, isNotClassName: Bool, meant: String?
  ) -> Message {
    Message(
      "no code and no reference uses the storyboard identifier \(quoted(identifier))"
        + (isNotClassName ? ", which is not the name of the scene's class either" : ""),
      help: Advice(
        insteadOf: identifier, meant, otherwise: "remove the identifier, or use it in code"),
      cause: meant == nil
        ? FindingCause(
          "unused", "no code and no reference uses these storyboard identifiers",
          part: quoted(identifier)) : nil)
  }
}
