internal import NavigationGraph
internal import StoryboardModel

/// Draws the scenes of a file: their views, and the bars added by their containers.
struct ScreenDrawing {
  let graph: NavigationGraph
  let file: InterfaceFile
  let surroundings: [ControllerID: Surroundings]
  /// The objects in the file that lead to other screens, and those that changed.
  private let locatedObjects: SegueHolders
  /// The objects that changed.
  ///
  /// A drawing is longer than the screen if these objects would not be visible otherwise.
  private let changed: Set<ObjectID>
  private let colors: ColorReading
  private let pictures: FilePictures

  init(
    _ graph: NavigationGraph, _ file: InterfaceFile, surroundings: [ControllerID: Surroundings],
    controls: Set<ObjectID> = [], changed: Set<ObjectID> = [], assets: MapAssets = MapAssets()
  ) {
    self.graph = graph
    self.file = file
    self.surroundings = surroundings
    self.changed = changed
    locatedObjects = SegueHolders(file, and: controls.union(changed))
    colors = ColorReading(file, assets)
    pictures = FilePictures(file, assets)
  }

  /// Returns the drawing of a scene's controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - kind: Its kind.
  ///   - height: The least height of the drawing; 0 for that of the screen.
  /// - Returns: The drawing, longer than the screen if something that changed is below its edge.
  func drawing(
    of controller: InterfaceObject, _ kind: ControllerKind, height: Double = 0
  ) -> Drawing {
    let size = size(of: controller, kind)
    // Sizes are whole points, because positions are, too.
    let device = MapSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let painter = painter(of: controller, kind, height: device.height, device: device)
    let needed = painter.lowestHidden > 0 ? painter.lowestHidden + Self.roomForBars : 0
    let height = min(max(height, needed.rounded(.up)), 6000)
    guard height > device.height, !isDesktop else { return painter.drawing }
    var drawing = self.painter(of: controller, kind, height: height, device: device).drawing
    drawing.isLong = true
    return drawing
  }

  /// The space below the last visible object of a long screen, which a tab bar or toolbar covers.
  private static let roomForBars = 90.0

  private var isDesktop: Bool { file.targetRuntime == .macOS }

  /// Returns a painter that has painted a controller on a screen with the device's width and some height.
  private func painter(
    of controller: InterfaceObject, _ kind: ControllerKind, height: Double, device: MapSize
  ) -> Painter {
    var painter = painter(MapSize(width: device.width, height: height))
    switch kind {
    case .windowController: painter.paintWindow(controller)
    case .application: painter.paintMenus(of: controller)
    case .watchController, .watchNotificationController: painter.paintWatch(controller)
    default:
      let painting = ControllerPainting(
        graph: graph, file: file, colors: colors, controller: controller, kind: kind,
        surroundings: surroundings[ControllerID(file: file.path, object: controller.id)],
        device: device)
      painting.paint(with: &painter)
    }
    return painter
  }

  private func painter(_ size: MapSize) -> Painter {
    var painter = Painter(
      size: size, locatedObjects: locatedObjects, revealed: changed, colors: colors,
      pictures: pictures, isDesktop: isDesktop)
    painter.sizeClasses = file.sizeClasses
    return painter
  }

  private func size(of controller: InterfaceObject, _ kind: ControllerKind) -> MapSize {
    let standard = ScreenSizes.standard(of: file)
    switch kind {
    case .windowController: return Painter.size(ofWindow: controller) ?? standard
    case .application: return Painter.size(ofMenusIn: controller)
    case .watchController, .watchNotificationController:
      let height = Painter.watchHeight(of: controller)
      return MapSize(width: standard.width, height: min(max(standard.height, height), 1200))
    default: break
    }
    if let frame = controller.rootView?.frame, frame.width > 0, frame.height > 0 {
      let top = file.targetRuntime == .iOS ? max(frame.y, 0) : 0
      return MapSize(
        width: min(max(frame.width, 60), 4000), height: min(max(frame.height + top, 44), 6000))
    }
    if let size = controller.setting("size[freeformSize]"),
      let width = size.number("width"), width >= 60,
      let height = size.number("height"), height >= 44
    {
      return MapSize(width: min(width, 4000), height: min(height, 6000))
    }
    if let bar = controller.child("navigationBar")?.frame, bar.width >= 60, file.device == nil {
      return MapSize(width: min(bar.width, 4000), height: standard.height)
    }
    return standard
  }

  // MARK: - Xibs

  /// Returns the drawing of a view, a window or the main menu at the top of a xib.
  func drawing(ofTopLevel object: InterfaceObject) -> Drawing {
    if object.element == "window" {
      return drawing(Painter.size(ofWindow: object)) { $0.paintWindow(object) }
    }
    if object.isMainMenu {
      // A storyboard's main menu is inside of its application.
      var application = object
      application.children = [object]
      return drawing(Painter.size(ofMenusIn: application)) { $0.paintMenus(of: application) }
    }
    return drawing(object.frame.map { MapSize(width: $0.width, height: $0.height) }) { painter in
      painter.paint(object, at: painter.whole.clip, isPlaced: object.frame == nil, painter.whole)
    }
  }

  private func drawing(_ size: MapSize?, _ paint: (inout Painter) -> Void) -> Drawing {
    let size = size ?? ScreenSizes.standard(of: file)
    var painter = painter(
      MapSize(
        width: min(max(size.width, 20), 4000).rounded(.up),
        height: min(max(size.height, 20), 6000).rounded(.up)))
    paint(&painter)
    return painter.drawing
  }
}
