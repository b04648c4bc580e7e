package import Findings
package import StoryboardModel

/// The known navigation by an app's code, except for performing segues.
package struct CodeNavigation: Sendable {
  /// A way from a scene to another one that its class creates.
  package struct Arrow: Hashable, Sendable {
    package var source: ControllerID
    package var destination: ControllerID
    /// The objects in the source's file whose actions lead to the call, sorted.
    package var controls: [ObjectID]
    /// The place of the first call.
    package var location: SourceLocation

    package init(
      from source: ControllerID, to destination: ControllerID, controls: [ObjectID] = [],
      location: SourceLocation
    ) {
      self.source = source
      self.destination = destination
      self.controls = controls
      self.location = location
    }
  }

  /// A scene, or a xib by its path.
  package enum Place: Hashable, Sendable {
    case scene(ControllerID)
    case xib(String)

    /// The file that the objects are in.
    package var file: String {
      switch self {
      case .scene(let id): id.file
      case .xib(let path): path
      }
    }

    /// The id of the scene's controller; empty for a xib.
    fileprivate var object: String {
      switch self {
      case .scene(let id): id.object.rawValue
      case .xib: ""
      }
    }
  }

  /// A way from a scene or xib to a xib that its class loads.
  package struct XibArrow: Hashable, Sendable {
    package var source: Place
    /// The path of the xib.
    package var xib: String
    /// The objects in the source's file whose actions lead to the call, sorted.
    package var controls: [ObjectID] = []
    /// The place of the first call.
    package var location: SourceLocation

    package init(from source: Place, to xib: String, location: SourceLocation) {
      self.source = source
      self.xib = xib
      self.location = location
    }
  }

  /// The arrows, sorted by their scenes, with at most one from one scene to another.
  package let arrows: [Arrow]
  /// The arrows to xibs, sorted by location and then by their places, with at most one from one place to another.
  package let xibArrows: [XibArrow]
  /// The scenes that other code creates: the application delegate, a class without a scene, or code that is not
  /// known to belong to a scene.
  package let starts: Set<ControllerID>
  /// The first known places that open each of ``starts``, sorted.
  package let openers: [ControllerID: [SourceLocation]]
  /// The scenes that code may create in a way that is not known, such as by a computed name of their storyboard.
  package let possibleStarts: Set<ControllerID>
  /// The scenes that the delegate of the application or of a window's scene creates when the app starts.
  package let launches: Set<ControllerID>
  /// The objects whose actions perform a segue that isn't connected to them, sorted.
  package let controls: [SegueLink.ID: [ObjectID]]

  private let arrowsBySource: [ControllerID: [Arrow]]

  package init(
    arrows: [Arrow] = [], starts: Set<ControllerID> = [],
    possibleStarts: Set<ControllerID> = [], launches: Set<ControllerID> = [],
    controls: [SegueLink.ID: [ObjectID]] = [:], xibArrows: [XibArrow] = [],
    openers: [ControllerID: [SourceLocation]] = [:]
  ) {
    self.arrows = arrows.sorted { ($0.source, $0.destination) < ($1.source, $1.destination) }
    self.xibArrows = xibArrows.sorted {
      ($0.location, $0.xib, $0.source.file, $0.source.object)
        < ($1.location, $1.xib, $1.source.file, $1.source.object)
    }
    self.starts = starts
    self.openers = openers
    self.possibleStarts = possibleStarts
    self.launches = launches
    self.controls = controls
    arrowsBySource = Dictionary(grouping: self.arrows, by: \.source)
  }

  /// The arrows from a scene, sorted.
  package func arrows(from source: ControllerID) -> [Arrow] { arrowsBySource[source] ?? [] }

  /// The objects in a file whose actions navigate.
  package func controls(in file: String) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for arrow in arrows where arrow.source.file == file { found.formUnion(arrow.controls) }
    for arrow in xibArrows where arrow.source.file == file { found.formUnion(arrow.controls) }
    for (link, controls) in controls where link.file == file { found.formUnion(controls) }
    return found
  }
}
