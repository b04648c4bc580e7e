internal import Findings
package import NavigationGraph
internal import Parallel
internal import SourceFacts
internal import StoryboardModel

/// An app with its storyboards linked and its code understood: what rules look at.
package struct CheckedApp: Sendable {
  package let input: CheckInput
  package let graph: NavigationGraph
  private let storyboards: LinkedStoryboards
  /// Which scenes code makes by itself.
  package let instantiated: InstantiatedScenes
  package let code: AppCode
  package let classes: StoryboardClasses
  package let scenes: AppScenes
  package let uses: NavigationUses
  /// What connections name, file by file, in the order of the graph's; empty without sources.
  let connectionEnds: [ConnectionEnds]
  /// The enumerations of segues.
  private(set) var segueEnums: [SegueEnum] = []
  /// The controllers that can come on screen.
  private(set) var reached: Set<ControllerID> = []
  /// What code may mean by identifiers that it does not have.
  let nearTexts = NearTexts()
  /// The lines of the files that something is said about, with their carriage returns.
  private let endedLines = Memo<String, [Substring]>()
  /// The objects of the files that something is said about, by their ids.
  private let objectsOfFiles = Memo<String, [ObjectID: InterfaceObject]>()
  /// The identifiers of some controllers' segues, sorted.
  let knownIdentifiers = Memo<[ControllerID], KnownNames>()
  /// The identifiers of the scenes of some files.
  let knownScenes = Memo<[String], KnownNames>()
  /// The outlets of types, which mistyped ones are near.
  let nearOutlets = Memo<TypeReference, NearestName>()
  /// The actions of types, which mistyped ones are near.
  let nearActions = Memo<TypeReference, NearestName>()
  /// The segues of some controllers, see ``segues(of:for:)``.
  let seguesOfControllers = Memo<[ControllerID], ControllerSegues>()
  /// The methods that objects of a file send, by the file's path and by whom they are sent to.
  let sentActions = Memo<String, [ObjectID: Set<String>]>()
  /// The texts of the sources that may give objects another class.
  let classGivers = Memo<Bool, [String]>()
  /// The objects that name a class, file by file, in the order of the graph's.
  var customObjects: [[CustomObject]] { storyboards.customObjects }
  /// Every segue that has an identifier, by it.
  var segueIndex: [String: [SegueLink]] { storyboards.segueIndex }
  /// All identifiers of segues, sorted.
  var segueIdentifiers: KnownNames { storyboards.segueIdentifiers }
  /// The names that code opens storyboards by, sorted.
  var storyboardNames: KnownNames { storyboards.storyboardNames }
  /// The controllers that each storyboard identifier of a file leads to, by the file's path.
  var sceneIndex: [String: [String: [ControllerID]]] { storyboards.sceneIndex }
  /// The controllers that each storyboard identifier leads to, over all files.
  var scenesOfAllFiles: [String: [ControllerID]] { storyboards.scenesOfAllFiles }

  /// The storyboards that code opens by a name.
  func storyboards(named name: String) -> [InterfaceFile] {
    storyboards.storyboardsByName[name] ?? []
  }

  /// Links an app.
  ///
  /// - Parameters:
  ///   - input: What was read of it.
  ///   - workers: The most threads.
  package init(_ input: CheckInput, workers: Int = 1) {
    self.input = input
    let storyboards = input.storyboards ?? LinkedStoryboards(input.interfaceFiles)
    self.storyboards = storyboards
    let (code, written) = ParallelWork.both(workers: workers) {
      AppCode(input.sources)
    } _: {
      WrittenTypes(in: input.sources)
    }
    self.code = code
    let graph = storyboards.graph
    self.graph = graph
    let classes = StoryboardClasses(input, code, written)
    let scenes = AppScenes(graph, classes, code)
    self.classes = classes
    self.scenes = scenes
    (connectionEnds, uses) = ParallelWork.mapLargestFirst(
      input.sources.isEmpty && !input.hasSources ? [] : graph.files, workers: workers,
      size: { $0.connections.count }
    ) {
      ConnectionEnds($0, classes)
    } beside: {
      NavigationUses(
        evaluator: Evaluator(code: code, accessors: storyboards.accessors), graph, scenes, input)
    }
    instantiated = input.sources.isEmpty && !input.hasSources ? .any : Self.instantiated(by: uses)
    segueEnums = findSegueEnums()
    reached = SceneReach(self).controllers
  }

  /// Where a storyboard or xib begins; nil for a path that none has.
  func location(ofFile path: String) -> SourceLocation? { file(at: path)?.location }

  /// A storyboard or xib by its path.
  func file(at path: String) -> InterfaceFile? {
    storyboards.fileIndices[path].map { graph.files[$0] }
  }

  /// An object of a file, wherever it is in its tree; of several with one id the first.
  func object(_ id: ObjectID, in path: String) -> InterfaceObject? {
    let objects = objectsOfFiles.value(of: path) {
      var objects: [ObjectID: InterfaceObject] = [:]
      for scene in file(at: path)?.scenes ?? [] {
        scene.objects.forEachInTree { object in
          if objects[object.pointee.id] == nil { objects[object.pointee.id] = object.pointee }
        }
      }
      return objects
    }
    return objects[id]
  }

  /// The line of a place without its line feed; nil where there is none.
  func line(at place: SourceLocation) -> Substring? {
    let lines = endedLines(of: place.file)
    return lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil
  }

  /// The line of a place with its line feed; nil where there is none.
  func lineWithEnd(at place: SourceLocation) -> String? {
    let index = max(place.line, 1) - 1
    let lines = endedLines(of: place.file)
    return index < lines.count - 1 ? lines[index] + "\n" : nil
  }

  private func endedLines(of path: String) -> [Substring] {
    endedLines.value(of: path) {
      input.text(path)?.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { Substring($0) } ?? []
    }
  }
}
