internal import NavigationGraph
internal import SourceLexing
internal import StoryboardModel

/// The controllers that can come on screen, as far as files and code tell.
struct SceneReach: Sendable {
  private(set) var controllers: Set<ControllerID> = []
  /// The controllers that code may create, even if the system opens them, too.
  private(set) var madeByCode: Set<ControllerID> = []
  /// The controllers that code may create in a way that is not known.
  ///
  /// The code has their identifiers as strings, or computes identifiers and has their beginning or
  /// end. Or it passes identifiers to functions whose calls aren't known, passes their storyboard
  /// to a function, computes identifiers in a watch app, computes the names of the storyboards that
  /// it opens, or is in a language that is not read.
  private(set) var perhapsMadeByCode: Set<ControllerID> = []
  /// The controllers that come on screen only if code really creates the scenes that it may create.
  private(set) var undecided: Set<ControllerID> = []

  /// Follows all segues except unwind segues, from what the system opens and code instantiates.
  ///
  /// With `countsUnseenUses`, every way counts in which code may create a scene without being seen: by any computed
  /// identifier, by a written one, or from a storyboard that it passes on or names in a string. Then a launch screen
  /// counts only if code opens it.
  init(
    _ graph: NavigationGraph, _ input: CheckInput, _ uses: NavigationUses,
    _ instantiated: InstantiatedScenes, countsUnseenUses: Bool = false,
    follows: (SegueLink) -> Bool = { _ in true }
  ) {
    let identifiers = input.isWhole ? instantiated.identifiers : nil
    // If nothing says what the system opens, it may be any storyboard.
    let knowsStart = input.isWhole && !input.entryPoints.isEmpty
    let computed = ComputedIdentifiers(uses, input)
    let unexplained = input.texts.literalIdentifiers.subtracting(uses.namedSegues)
    let pathsByName = Dictionary(
      grouping: graph.files.filter { $0.kind == .storyboard }.map(\.path),
      by: StoryboardName.withoutDevice)
    // A function that isn't known may get the name of a storyboard and open it.
    let quoted = countsUnseenUses ? input.texts.literalsOfCode(among: Set(pathsByName.keys)) : []
    var pending: [ControllerID] = []
    for file in graph.files {
      let name = StoryboardName.withoutDevice(file.path)
      let isLaunchScreen = countsUnseenUses && input.isOnlyLaunchScreen(file)
      // WatchKit's calls by a controller's name are not followed. If several files have one name,
      // as for languages and devices, a reference leads to only one of them.
      let countsEveryScene =
        file.targetRuntime == .watchOS
        || pathsByName[name, default: []].count > 1 && !isLaunchScreen
      let isComputed = !input.isWhole || instantiated.mayCompute(in: name)
      let mayBeAny =
        !input.hasCode || uses.createsUnknownIdentifiers
        || file.targetRuntime == .watchOS && instantiated.mayComputeAny(in: name)
      let isPassed = uses.passedStoryboards.contains(name)
      func isNamed(_ identifier: String) -> Bool {
        identifiers?.contains(identifier) ?? false || computed.isPassedType(identifier)
      }
      func isMadeByCode(_ identifier: String) -> Bool {
        countsEveryScene || !input.isWhole || isNamed(identifier)
          || isComputed && (countsUnseenUses || computed.mayBe(identifier))
          || countsUnseenUses
            && (isPassed || input.texts.writtenIdentifiers.contains(identifier))
      }
      let isOpened =
        !isLaunchScreen && (!knowsStart || input.entryPoints.contains(file.path))
        || instantiated.storyboards?.contains(name) ?? true
      if let initial = graph.initialController(of: file.path) {
        let isOfPassedType = computed.isPassedType(name)
        if isOpened || countsEveryScene || isOfPassedType || countsUnseenUses && isPassed
          || quoted.contains(name)
        {
          pending.append(initial)
        }
        if instantiated.storyboards?.contains(name) ?? false || isOfPassedType {
          madeByCode.insert(initial)
        } else if isPassed || instantiated.storyboards == nil {
          perhapsMadeByCode.insert(initial)
        }
      }
      for object in file.scenes.lazy.flatMap(\.objects) where object.isScene {
        let identifier = object.usableStoryboardIdentifier
        guard let controller = graph.destination(of: object.id, in: file.path)?.controller else {
          continue
        }
        if object.controllerKind?.isCreatedBySystem ?? false
          || identifier.map(isMadeByCode) ?? false
        {
          pending.append(controller)
        }
        guard let identifier else { continue }
        let className = graph.controller(controller)?.customClass?.name
        // Code may compute identifiers by shortening names of classes: `Person` for `PersonController`.
        let isShortened =
          instantiated.storyboards?.contains(name) ?? false
          && className.map { $0.hasPrefix(identifier) && !computed.isNamedOnlyByItself($0) }
            ?? false
        if isNamed(identifier) || isComputed && (computed.mayBe(identifier) || isShortened) {
          madeByCode.insert(controller)
        } else if mayBeAny || isPassed || unexplained.contains(identifier)
          || isComputed && input.texts.composedIdentifiers.contains(identifier)
        {
          perhapsMadeByCode.insert(controller)
        }
      }
    }
    controllers = graph.controllers(reachedFrom: Set(pending), follows)
    undecided = graph.controllers(reachedFrom: madeByCode.union(perhapsMadeByCode), follows)
      .subtracting(controllers)
  }
}

extension NavigationUses {
  /// The identifiers of segues that code performs or compares, and the restoration identifiers.
  fileprivate var namedSegues: Set<String> {
    Set(
      performs.flatMap(\.identifier.known) + comparisons.flatMap(\.identifier.known)
        + restorations.flatMap(\.identifier.known))
  }
}

/// The scene identifiers that code may compute.
private struct ComputedIdentifiers {
  let uses: NavigationUses
  let input: CheckInput
  /// The classes that only their own files mention.
  let ownNames: Set<String>
  /// The classes that code may pass to functions that create the scenes, or open the storyboards, of classes.
  let passedTypes: Set<WordHash>

  init(_ uses: NavigationUses, _ input: CheckInput) {
    self.uses = uses
    self.input = input
    ownNames = uses.namesScenesAfterClasses ? input.texts.namesOfOneFile() : []
    passedTypes = uses.createsUnknownTypes ? input.texts.typeValues : []
  }

  /// Whether an identifier, or the name of a storyboard, is that of a class that code may pass to such a function.
  func isPassedType(_ name: String) -> Bool {
    !passedTypes.isEmpty && passedTypes.contains(WordHash(name))
  }

  /// Whether code derives identifiers from class names, but has the name of a class only where it declares the class.
  func isNamedOnlyByItself(_ name: String) -> Bool {
    guard ownNames.contains(name) else { return false }
    let code = uses.evaluator.code
    // In Objective-C, the declaration looks like a use.
    let isSwift = code.table.objectiveC(name).allSatisfy {
      code.sources[code.table[$0].sourceFile].language == .swift
    }
    return !isSwift || !input.texts.use(classes: [name], countingRegistrations: false)
  }

  /// Whether an identifier is written somewhere or, if code derives identifiers from class names, names
  /// a class.
  func mayBe(_ identifier: String) -> Bool {
    if input.texts.writtenIdentifiers.contains(identifier) { return true }
    return uses.namesScenesAfterClasses
      && !uses.evaluator.code.table.objectiveC(identifier).isEmpty
      && !isNamedOnlyByItself(identifier)
  }
}
