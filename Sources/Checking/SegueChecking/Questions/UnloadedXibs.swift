internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The xibs that certainly no code loads.
struct UnloadedXibs {
  let app: LinkedApp
  private let unloaded = Memo<String, Bool>()
  private let loads = Once<NibLoads>()
  private let namesInFiles = Once<Set<String>>()

  /// Whether no code loads a xib.
  func contain(_ xib: InterfaceFile) -> Bool { unloaded.value(of: xib.path) { isUnloaded(xib) } }

  private func isUnloaded(_ xib: InterfaceFile) -> Bool {
    let name = XibName.ofFile(xib.path)
    // The system loads the main xib, and perhaps another one that the application owns.
    let isOfApplication = xib.objects.contains {
      $0.isFilesOwner && ["UIApplication", "NSApplication"].contains($0.customClass?.name)
    }
    let namesInFiles = namesInFiles.value { allNamesInFiles() }
    // The build may write a main xib's name into the property list.
    let mayBeMain = xib.hasMainMenu && app.input.mainXibs.isEmpty && app.input.entryPoints.isEmpty
    guard !isOfApplication, !mayBeMain, !app.input.mainXibs.contains(name),
      !namesInFiles.contains(name)
    else { return false }
    let loads = loads.value { app.input.texts.nibLoads }
    guard !loads.areComputed, !loads.names.contains(name) else { return false }
    // Generated code has an accessor for each xib, and controllers load the xib of their name.
    let beginning = name.prefix(1).lowercased() + name.dropFirst()
    let mentioned = app.input.texts.words(among: [name, beginning, name + "Controller"])
    // A name such as `Person-Row` is not a word of any source, but may be a string.
    if mentioned.isEmpty { return app.input.texts.literals(among: [name]).isEmpty }
    return mentioned == [name] && isClassThatLoadsNothing(name) || isReplacedByCode(name, mentioned)
  }

  /// Whether the controllers that would load a xib create their views in code, and no string has the xib's name.
  ///
  /// In `loadView`, UIKit and AppKit look for the xib with the name of a controller's class. `mentioned` has the names
  /// in sources by which code may mean the xib.
  private func isReplacedByCode(_ name: String, _ mentioned: Set<String>) -> Bool {
    let classes = mentioned.intersection([name, name + "Controller"])
    return !classes.isEmpty
      && classes.allSatisfy { className in
        let types = app.code.table.objectiveC(className)
        return !types.isEmpty && types.allSatisfy(app.code.createsView)
      } && app.input.texts.literals(among: [name]).isEmpty
  }

  /// Whether a name is that of a class that loads no xib, and that code only checks or registers.
  private func isClassThatLoadsNothing(_ name: String) -> Bool {
    let types = app.code.table.objectiveC(name)
    return !types.isEmpty
      && types.allSatisfy { id in
        let ancestry = app.code.hierarchy.ancestry(of: id)
        return ancestry.gap == nil && app.code.table[id].name == name
          && ancestry.systemChain.contains(where: Self.views.contains)
          && ancestry.inherited.allSatisfy { SystemClasses.isListed($0.fact) }
      }
      && !app.input.texts.use(classes: [name], countingRegistrations: false)
  }

  private static let views: Set<String> = ["UIView", "NSView"]

  /// The names of the xibs that objects of all files load.
  private func allNamesInFiles() -> Set<String> {
    app.graph.files.reduce(into: []) { names, file in
      file.forEachObject { object in
        if let name = object.pointee.attributes["nibName"] { names.insert(name) }
      }
    }
  }
}
