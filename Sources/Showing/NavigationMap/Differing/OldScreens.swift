internal import NavigationGraph
internal import Parallel
internal import StoryboardModel

/// Draws screens of the old version as the old version shows them: in its containers and with its bars.
struct OldScreens {
  /// A removed screen, or the old version of a changed one.
  struct Source {
    /// The old version of the file, with its old path.
    var file: InterfaceFile
    var controller: InterfaceObject
    /// The ids of its objects on the map, if they are different there.
    var ids: [ObjectID: ObjectID] = [:]
    var views = ChangedViews()
  }

  private let sources: [ControllerID: Source]
  private let drawings: [String: ScreenDrawing]

  /// Prepares to draw screens.
  ///
  /// - Parameters:
  ///   - sources: The screens by their controllers on the map.
  ///   - graph: All files of the old version.
  ///   - assets: The app's pictures and named colors.
  init(_ sources: [ControllerID: Source], in graph: NavigationGraph, _ assets: MapAssets) {
    self.sources = sources
    let surroundings = SurroundingsFinder(graph).found
    let byFile = Dictionary(grouping: sources.values, by: \.file.path)
    drawings = byFile.compactMapValues { screens in
      screens.first.map { first in
        ScreenDrawing(
          graph, first.file, surroundings: surroundings,
          changed: screens.reduce(into: []) { $0.formUnion($1.views.objects) }, assets: assets)
      }
    }
  }

  /// Returns the drawing of a screen, at least as high as `height`; nil for a screen of the new version.
  func drawing(of id: ControllerID, height: Double) -> Drawing? {
    guard let source = sources[id], let kind = source.controller.controllerKind,
      var drawing = drawings[source.file.path]?.drawing(of: source.controller, kind, height: height)
    else { return nil }
    for index in drawing.controls.indices {
      let object = drawing.controls[index].object
      drawing.controls[index].object = source.ids[object] ?? object
    }
    return drawing
  }
}
