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
  /// The code has their identifiers as strings, or computes identifiers and has their beginning or end. Or it passes
  /// identifiers to functions whose calls aren't known, passes their storyboard to a function, computes identifiers in
  /// a watch app, computes the names of the storyboards that it opens, or is in a language that is not read.
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
    let starts = StartScenes(
      graph, input, uses, instantiated, countsUnseenUses: countsUnseenUses)
    var shown: Set<ControllerID> = []
    for file in graph.files {
      let countsEveryScene = starts.countEveryScene(of: file)
      if let initial = graph.initialController(of: file.path) {
        let isCreated = starts.codeCreatesInitialController(of: file)
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
        note(controller, starts.codeCreatesScene(identifier, ofClass: className, in: file))
        if countsEveryScene || starts.containScene(identifier, of: file) {
          shown.insert(controller)
        }
      }
    }
    controllers = graph.controllers(reachedFrom: shown, follows)
    undecided = graph.controllers(reachedFrom: madeByCode.union(perhapsMadeByCode), follows)
      .subtracting(controllers)
  }

  private mutating func note(_ controller: ControllerID, _ isCreated: StartScenes.Answer) {
    switch isCreated {
    case .yes: madeByCode.insert(controller)
    case .perhaps: perhapsMadeByCode.insert(controller)
    case .no: break
    }
  }
}

/// The scenes that come on screen without a segue from another scene, because the system or code creates them.
private struct StartScenes {
  enum Answer {
    case yes
    case perhaps
    case no
  }

  private let uses: NavigationUses
  private let input: CheckInput
  private let instantiated: InstantiatedScenes
  private let countsUnseenUses: Bool
  /// The number of the storyboards with each name.
  private let counts: [String: Int]
  /// The names of storyboards that are strings in code: a function that isn't known may open the storyboard.
  private let quoted: Set<String>
  /// The classes that only their own files mention.
  private let ownNames: Set<String>
  /// The classes that code may pass to functions that create the scenes, or open the storyboards, of classes.
  private let passedTypes: Set<WordHash>
  /// The strings in code that are identifiers of scenes, but not of anything else.
  private let unexplained: Set<String>

  init(
    _ graph: NavigationGraph, _ input: CheckInput, _ uses: NavigationUses,
    _ instantiated: InstantiatedScenes, countsUnseenUses: Bool
  ) {
    self.uses = uses
    self.input = input
    self.instantiated = instantiated
    self.countsUnseenUses = countsUnseenUses
    let storyboards = graph.files.filter { $0.kind == .storyboard }
    counts = Dictionary(
      storyboards.map { (StoryboardName.withoutDevice($0.path), 1) }, uniquingKeysWith: +)
    quoted = countsUnseenUses ? input.texts.literalsOfCode(among: Set(counts.keys)) : []
    ownNames = uses.namesScenesAfterClasses ? input.texts.namesOfOneFile() : []
    passedTypes = uses.createsUnknownTypes ? input.texts.typeValues : []
    // The others are identifiers of segues, or restoration identifiers.
    let explained =
      uses.performs.map(\.identifier) + uses.comparisons.map(\.identifier)
      + uses.restorations.map(\.identifier)
    unexplained = input.texts.literalIdentifiers.subtracting(explained.flatMap(\.known))
  }

  /// Whether all named scenes of a file count, because it is unknown which ones come on screen.
  func countEveryScene(of file: InterfaceFile) -> Bool {
    let name = StoryboardName.withoutDevice(file.path)
    // WatchKit's calls by a controller's name are not followed. If several files have one name,
    // as for languages and devices, a reference leads to only one of them.
    return file.targetRuntime == .watchOS
      || counts[name, default: 0] > 1 && !isLeftOut(file)
      || countsUnseenUses && uses.passedStoryboards.contains(name)
  }

  /// Whether the system opens a file, or code may.
  func containInitialController(of file: InterfaceFile) -> Bool {
    // If nothing says what the system opens, it may be any storyboard.
    let knowsEntryPoints = input.isWhole && !input.entryPoints.isEmpty
    let isOpened = !knowsEntryPoints || input.entryPoints.contains(file.path)
    return isOpened && !isLeftOut(file) || instantiated.storyboards == nil
      || quoted.contains(StoryboardName.withoutDevice(file.path))
  }

  /// Whether code creates a scene by its identifier, or may.
  func containScene(_ identifier: String, of file: InterfaceFile) -> Bool {
    if !input.isWhole || isNamed(identifier) { return true }
    if countsUnseenUses, input.texts.writtenIdentifiers.contains(identifier) { return true }
    return computesIdentifiers(in: StoryboardName.withoutDevice(file.path))
      && (countsUnseenUses || mayCompute(identifier))
  }

  /// Whether a file is a launch screen that counts only if code opens it.
  private func isLeftOut(_ file: InterfaceFile) -> Bool {
    countsUnseenUses && input.isOnlyLaunchScreen(file)
  }

  /// Whether code creates the initial controller of a storyboard.
  func codeCreatesInitialController(of file: InterfaceFile) -> Answer {
    let name = StoryboardName.withoutDevice(file.path)
    if instantiated.storyboards?.contains(name) ?? false || isPassedType(name) { return .yes }
    return uses.passedStoryboards.contains(name) || instantiated.storyboards == nil
      ? .perhaps : .no
  }

  /// Whether code creates a scene by its identifier.
  func codeCreatesScene(
    _ identifier: String, ofClass className: String?, in file: InterfaceFile
  ) -> Answer {
    let storyboard = StoryboardName.withoutDevice(file.path)
    let isComputed = computesIdentifiers(in: storyboard)
    // Code may compute identifiers by shortening names of classes: `Person` for `PersonController`.
    let isShortened =
      instantiated.storyboards?.contains(storyboard) ?? false
      && className.map { $0.hasPrefix(identifier) && !isNamedOnlyByItself($0) } ?? false
    if isNamed(identifier) || isComputed && (mayCompute(identifier) || isShortened) { return .yes }
    // Code in a language that isn't read, or functions whose calls aren't known, may create any scene.
    if !input.hasCode || uses.createsUnknownIdentifiers { return .perhaps }
    let mayBeComputed =
      file.targetRuntime == .watchOS && instantiated.mayComputeAny(in: storyboard)
      || isComputed && input.texts.composedIdentifiers.contains(identifier)
    let isPassed = uses.passedStoryboards.contains(storyboard) || unexplained.contains(identifier)
    return mayBeComputed || isPassed ? .perhaps : .no
  }

  /// Whether code creates scenes by an identifier, or passes a class of that name to a function that creates its scene.
  private func isNamed(_ identifier: String) -> Bool {
    input.isWhole && instantiated.identifiers?.contains(identifier) ?? false
      || isPassedType(identifier)
  }

  /// Whether code creates scenes of a storyboard by identifiers that are not known.
  private func computesIdentifiers(in storyboard: String) -> Bool {
    !input.isWhole || instantiated.mayCompute(in: storyboard)
  }

  /// Whether an identifier is written or, if code derives identifiers from classes, names one.
  private func mayCompute(_ identifier: String) -> Bool {
    if input.texts.writtenIdentifiers.contains(identifier) { return true }
    return uses.namesScenesAfterClasses
      && !uses.evaluator.code.table.objectiveC(identifier).isEmpty
      && !isNamedOnlyByItself(identifier)
  }

  /// Whether an identifier, or the name of a storyboard, is that of a class in `passedTypes`.
  private func isPassedType(_ name: String) -> Bool {
    !passedTypes.isEmpty && passedTypes.contains(WordHash(name))
  }

  /// Whether code that derives identifiers from class names has a class's name only where it declares the class.
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
