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
    let code = CreatingCode(uses, input, instantiated)
    let starts = StartScenes(graph, input, code, countsUnseenUses: countsUnseenUses)
    var shown: Set<ControllerID> = []
    for file in graph.files {
      let countsEveryScene = starts.countEveryScene(of: file)
      if let initial = graph.initialController(of: file.path) {
        let isCreated = code.createsInitialController(of: StoryboardName.withoutDevice(file.path))
        note(initial, isCreated)
        if countsEveryScene || isCreated == .yes || starts.containInitialController(of: file) {
          shown.insert(initial)
        }
      }
      for object in file.scenes.lazy.flatMap(\.objects) where object.isScene {
        guard let controller = graph.destination(of: object.id, in: file.path)?.controller else {
          continue
        }
        if object.controllerKind?.isCreatedBySystem ?? false { shown.insert(controller) }
        guard let identifier = object.usableStoryboardIdentifier else { continue }
        let className = graph.controller(controller)?.customClass?.name
        note(controller, code.createsScene(identifier, ofClass: className, in: file))
        if countsEveryScene || starts.containScene(identifier, of: file) {
          shown.insert(controller)
        }
      }
    }
    controllers = graph.controllers(reachedFrom: shown, follows)
    undecided = graph.controllers(reachedFrom: madeByCode.union(perhapsMadeByCode), follows)
      .subtracting(controllers)
  }

  private mutating func note(_ controller: ControllerID, _ isCreated: CreatingCode.Answer) {
    switch isCreated {
    case .yes: madeByCode.insert(controller)
    case .perhaps: perhapsMadeByCode.insert(controller)
    case .no: break
    }
  }
}

/// The scenes that come on screen without a segue from another scene.
private struct StartScenes {
  private let input: CheckInput
  private let code: CreatingCode
  private let countsUnseenUses: Bool
  /// Whether something says what the system opens; otherwise, it may be any storyboard.
  private let knowsEntryPoints: Bool
  /// The number of the storyboards with each name.
  private let counts: [String: Int]
  /// The names of storyboards that are strings in code: a function that isn't known may open the storyboard.
  private let quoted: Set<String>

  init(
    _ graph: NavigationGraph, _ input: CheckInput, _ code: CreatingCode, countsUnseenUses: Bool
  ) {
    self.input = input
    self.code = code
    self.countsUnseenUses = countsUnseenUses
    knowsEntryPoints = input.isWhole && !input.entryPoints.isEmpty
    let storyboards = graph.files.filter { $0.kind == .storyboard }
    counts = Dictionary(
      storyboards.map { (StoryboardName.withoutDevice($0.path), 1) }, uniquingKeysWith: +)
    quoted = countsUnseenUses ? input.texts.literalsOfCode(among: Set(counts.keys)) : []
  }

  /// Whether all named scenes of a file count, because it is unknown which ones come on screen.
  func countEveryScene(of file: InterfaceFile) -> Bool {
    let name = StoryboardName.withoutDevice(file.path)
    // WatchKit's calls by a controller's name are not followed. If several files have one name,
    // as for languages and devices, a reference leads to only one of them.
    return file.targetRuntime == .watchOS
      || counts[name, default: 0] > 1 && !isLeftOut(file)
      || countsUnseenUses && code.uses.passedStoryboards.contains(name)
  }

  /// Whether the system opens a file, or code may.
  func containInitialController(of file: InterfaceFile) -> Bool {
    let isOpened = !knowsEntryPoints || input.entryPoints.contains(file.path)
    return isOpened && !isLeftOut(file) || code.instantiated.storyboards == nil
      || quoted.contains(StoryboardName.withoutDevice(file.path))
  }

  /// Whether code creates a scene by its identifier, or may.
  func containScene(_ identifier: String, of file: InterfaceFile) -> Bool {
    if !input.isWhole || code.names(identifier) { return true }
    if countsUnseenUses, input.texts.writtenIdentifiers.contains(identifier) { return true }
    return code.computesIdentifiers(in: StoryboardName.withoutDevice(file.path))
      && (countsUnseenUses || code.mayCompute(identifier))
  }

  /// Whether a file is a launch screen that counts only if code opens it.
  private func isLeftOut(_ file: InterfaceFile) -> Bool {
    countsUnseenUses && input.isOnlyLaunchScreen(file)
  }
}

/// The code that creates controllers from storyboards.
private struct CreatingCode {
  enum Answer {
    case yes
    case perhaps
    case no
  }

  let uses: NavigationUses
  let input: CheckInput
  let instantiated: InstantiatedScenes
  /// The classes that only their own files mention.
  let ownNames: Set<String>
  /// The classes that code may pass to functions that create the scenes, or open the storyboards, of classes.
  let passedTypes: Set<WordHash>
  /// The strings in code that are identifiers of scenes, but not of anything else.
  let unexplained: Set<String>

  init(_ uses: NavigationUses, _ input: CheckInput, _ instantiated: InstantiatedScenes) {
    self.uses = uses
    self.input = input
    self.instantiated = instantiated
    ownNames = uses.namesScenesAfterClasses ? input.texts.namesOfOneFile() : []
    passedTypes = uses.createsUnknownTypes ? input.texts.typeValues : []
    // The others are identifiers of segues, or restoration identifiers.
    let explained =
      uses.performs.map(\.identifier) + uses.comparisons.map(\.identifier)
      + uses.restorations.map(\.identifier)
    unexplained = input.texts.literalIdentifiers.subtracting(explained.flatMap(\.known))
  }

  /// Whether code creates the initial controller of a storyboard.
  func createsInitialController(of storyboard: String) -> Answer {
    if instantiated.storyboards?.contains(storyboard) ?? false || isPassedType(storyboard) {
      return .yes
    }
    return uses.passedStoryboards.contains(storyboard) || instantiated.storyboards == nil
      ? .perhaps : .no
  }

  /// Whether code creates a scene by its identifier.
  func createsScene(
    _ identifier: String, ofClass className: String?, in file: InterfaceFile
  ) -> Answer {
    let storyboard = StoryboardName.withoutDevice(file.path)
    let isComputed = computesIdentifiers(in: storyboard)
    // Code may compute identifiers by shortening names of classes: `Person` for `PersonController`.
    let isShortened =
      instantiated.storyboards?.contains(storyboard) ?? false
      && className.map { $0.hasPrefix(identifier) && !isNamedOnlyByItself($0) } ?? false
    if names(identifier) || isComputed && (mayCompute(identifier) || isShortened) { return .yes }
    let isPossible =
      !input.hasCode || uses.createsUnknownIdentifiers
      || file.targetRuntime == .watchOS && instantiated.mayComputeAny(in: storyboard)
      || uses.passedStoryboards.contains(storyboard) || unexplained.contains(identifier)
      || isComputed && input.texts.composedIdentifiers.contains(identifier)
    return isPossible ? .perhaps : .no
  }

  /// Whether code creates scenes by an identifier, or passes a class of that name to a function that creates its scene.
  func names(_ identifier: String) -> Bool {
    input.isWhole && instantiated.identifiers?.contains(identifier) ?? false
      || isPassedType(identifier)
  }

  /// Whether code creates scenes of a storyboard by identifiers that are not known.
  func computesIdentifiers(in storyboard: String) -> Bool {
    !input.isWhole || instantiated.mayCompute(in: storyboard)
  }

  /// Whether an identifier is written or, if code derives identifiers from classes, names one.
  func mayCompute(_ identifier: String) -> Bool {
    if input.texts.writtenIdentifiers.contains(identifier) { return true }
    return uses.namesScenesAfterClasses
      && !uses.evaluator.code.table.objectiveC(identifier).isEmpty
      && !isNamedOnlyByItself(identifier)
  }

  /// Whether an identifier, or the name of a storyboard, is that of a class that code may pass to such a function.
  private func isPassedType(_ name: String) -> Bool {
    !passedTypes.isEmpty && passedTypes.contains(WordHash(name))
  }

  /// Whether code derives identifiers from class names, but has the name of a class only where it declares the class.
  private func isNamedOnlyByItself(_ name: String) -> Bool {
    guard ownNames.contains(name) else { return false }
    let code = uses.evaluator.code
    // In Objective-C, the declaration looks like a use.
    let isSwift = code.table.objectiveC(name).allSatisfy {
      code.sources[code.table[$0].sourceFile].language == .swift
    }
    return !isSwift || !input.texts.use(classes: [name], countingRegistrations: false)
  }
}
