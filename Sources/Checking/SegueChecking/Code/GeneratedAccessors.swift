internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel
internal import SwiftNaming

/// The names that SwiftGen and R.swift derive from identifiers.
///
/// Code that uses them compiles only if they were generated, perhaps at every build, so they tell which
/// segue or scene is meant even if the generated file is not among the sources.
package struct GeneratedAccessors: Sendable {
  /// The identifiers of segues by accessors: `R.segue.list.showPerson`.
  private var segues: [[String]: String] = [:]
  /// The identifiers of scenes by accessors: `StoryboardScene.Main.list`.
  private var scenes: [[String]: String] = [:]
  /// The paths of storyboards by the accessors of their initial scenes: `StoryboardScene.Main.initialScene`.
  private var initials: [[String]: String] = [:]
  /// The names of the storyboards that R.swift's resources stand for.
  private var resources: [[String]: Set<String>] = [:]
  /// The beginnings of accessors that stand for a storyboard, such as `StoryboardScene.Main`.
  private var owners: Set<[String]> = []

  init(_ graph: NavigationGraph) {
    for file in graph.files where file.kind == .storyboard {
      let name = StoryboardName.ofFile(file.path)
      let swiftGen = SwiftGenName.type(name)
      initials[[NavigationCalls.sceneType, swiftGen, "initialScene"]] = file.path
      owners.insert([NavigationCalls.sceneType, swiftGen])
      let rSwift = [NavigationCalls.resourceType, "storyboard", RSwiftName.member(name)]
      owners.insert(rSwift)
      resources[rSwift, default: []].insert(StoryboardName.withoutDevice(file.path))
      for link in graph.links[file.path] ?? [] {
        guard let identifier = link.segue.usableIdentifier else { continue }
        segues[[NavigationCalls.segueType, swiftGen, SwiftGenName.member(identifier)]] = identifier
        if let className = link.source.flatMap({ graph.controller($0)?.className }) {
          let rSwift = [NavigationCalls.resourceType, "segue", RSwiftName.member(className)]
          segues[rSwift + [RSwiftName.member(identifier)]] = identifier
        }
      }
      for scene in file.scenes {
        for object in scene.objects {
          guard let identifier = object.storyboardIdentifier else { continue }
          let member = SwiftGenName.member(identifier)
          scenes[[NavigationCalls.sceneType, swiftGen, member]] = identifier
          scenes[rSwift + [RSwiftName.member(identifier)]] = identifier
        }
      }
    }
  }

  /// Whether a storyboard, scene or segue of the app provides the accessor that a path begins with; nil if
  /// the path does not begin with one, or is too short to tell.
  func isKnown(_ path: [String]) -> Bool? {
    func beginning(_ count: Int) -> [String] { Array(path.prefix(count)) }
    switch path.first {
    case NavigationCalls.sceneType where path.count > 2:
      return owners.contains(beginning(2))
        && (["initialScene", "storyboard", "storyboardName"].contains(path[2])
          || scenes[beginning(3)] != nil)
    case NavigationCalls.segueType where path.count > 2: return segues[beginning(3)] != nil
    case NavigationCalls.resourceType where path.count > 3 && path[1] == "storyboard":
      return owners.contains(beginning(3))
    case NavigationCalls.resourceType where path.count > 3 && path[1] == "segue":
      return segues[beginning(4)] != nil
    default: return nil
    }
  }

  /// The identifier of the segue that an accessor such as `R.segue.list.showPerson` stands for.
  func segue(of path: [String]) -> String? { segues[path] }

  /// The storyboard whose initial scene an accessor such as `StoryboardScene.Main.initialScene` creates.
  func initial(of path: [String]) -> String? { initials[path] }

  /// The names of the storyboards, without devices, that a resource such as `R.storyboard.main` or a member of it
  /// stands for; none for the accessor of a scene.
  func storyboards(of path: [String]) -> Set<String> {
    guard path.count < 4 || scenes[Array(path.prefix(4))] == nil else { return [] }
    return resources[Array(path.prefix(3))] ?? []
  }

  /// The value of `R.storyboard.main.name`; nil for another path, and if several storyboards have the resource.
  func storyboardName(of path: [String]) -> String? {
    guard path.count == 4, path[3] == "name" else { return nil }
    let names = storyboards(of: path)
    return names.count == 1 ? names.first : nil
  }

  /// The identifier of the scene that an accessor such as `StoryboardScene.Main.list` stands for.
  func scene(of path: [String]) -> String? { scenes[path] }
}
