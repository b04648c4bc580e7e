internal import StoryboardDiff
internal import StoryboardModel

/// The views of one version of a scene that its changes are about.
struct ChangedViews {
  /// A change, and the objects that may show it: the first one that is drawn does.
  private struct Mark {
    var change: Int
    var action: Change.Action
    var places: [ObjectID]
  }

  private var marks: [Mark] = []

  init() {}

  /// Finds the objects of the changes that are in one of the versions.
  ///
  /// - Parameters:
  ///   - changes: The changes of the scene.
  ///   - scene: The version of the scene.
  ///   - file: The version of the file.
  ///   - isNew: Whether it is the new version.
  init(_ changes: [Change], of scene: Scene, in file: InterfaceFile, isNew: Bool) {
    let outline = SceneOutline(scene)
    for (index, change) in changes.enumerated() {
      guard let id = (isNew ? change.newID : change.oldID).map(ObjectID.init(rawValue:)) else {
        continue
      }
      switch change.subject {
      case .object, .element:
        marks.append(Mark(change: index, action: change.action, places: outline.views(around: id)))
      case .constraint:
        // The view is in both versions, whatever happened to its constraint.
        marks.append(Mark(change: index, action: .changed, places: outline.views(relatedBy: id)))
      case .action:
        guard let holder = file.connections.first(where: { $0.id == id })?.holder else { continue }
        marks.append(Mark(change: index, action: .changed, places: outline.views(around: holder)))
      case .document, .scene, .reference, .segue, .outlet, .connection: continue
      }
    }
  }

  /// Returns the same views with other ids.
  func renamed(_ id: (ObjectID) -> ObjectID) -> ChangedViews {
    var views = self
    views.marks = marks.map {
      Mark(change: $0.change, action: $0.action, places: $0.places.map(id))
    }
    return views
  }

  /// The objects whose frames are needed.
  var objects: Set<ObjectID> { Set(marks.flatMap(\.places)) }

  /// Returns a box for each changed view that a drawing shows.
  func boxes(in drawing: Drawing) -> [MapDifference.Box] {
    let frames = drawing.controlFrames
    var boxes: [MapDifference.Box] = []
    var numbers: [ObjectID: Int] = [:]
    for mark in marks {
      guard let place = mark.places.first(where: { frames[$0] != nil }), let frame = frames[place]
      else { continue }
      if let number = numbers[place] {
        boxes[number].changes.append(mark.change)
        if boxes[number].action != mark.action { boxes[number].action = .changed }
      } else {
        numbers[place] = boxes.count
        boxes.append(MapDifference.Box(frame: frame, action: mark.action, changes: [mark.change]))
      }
    }
    return boxes
  }
}

/// The objects of a scene by their ids, with the objects around them.
private struct SceneOutline {
  private var objects: [ObjectID: InterfaceObject] = [:]
  private var parents: [ObjectID: ObjectID] = [:]
  /// The views that fill their screens.
  private var screenFilling: Set<ObjectID> = []

  init(_ scene: Scene) {
    var pending = scene.objects
    while let object = pending.popLast() {
      objects[object.id] = object
      for child in object.children { parents[child.id] = object.id }
      pending += object.children
    }
    screenFilling = Set(scene.controller?.children.filter { $0.key == "view" }.map(\.id) ?? [])
  }

  /// Returns an object and those around it, except views that fill the screen, because a box around
  /// one would point at nothing.
  func views(around id: ObjectID) -> [ObjectID] {
    var found = [id]
    while let last = found.last, let parent = parents[last], !screenFilling.contains(parent) {
      found.append(parent)
    }
    return found
  }

  /// Returns the views that a constraint is about, and the one that it is stored in.
  func views(relatedBy id: ObjectID) -> [ObjectID] {
    let ends = ["firstItem", "secondItem"].compactMap { objects[id]?.attributes[$0] }
    return (ends.map(ObjectID.init(rawValue:)) + [parents[id]].compactMap(\.self))
      .filter { !screenFilling.contains($0) }
  }
}
