internal import StoryboardModel

/// The objects of a file that fire segues, and the views with gesture recognizers that do, because
/// a recognizer is invisible.
struct SegueHolders {
  private var holders: Set<ObjectID> = []
  private var recognizers: [ObjectID: [ObjectID]] = [:]

  /// Creates a value without objects.
  init() {}

  /// - Parameters:
  ///   - file: The storyboard.
  ///   - others: Further objects that lead to other screens, because their actions do.
  init(_ file: InterfaceFile, and others: Set<ObjectID> = []) {
    holders = Set(file.segues.filter { $0.trigger != .manual }.map(\.holder)).union(others)
    for connection in file.connections {
      if case .outletCollection("gestureRecognizers") = connection.kind,
        let recognizer = connection.destination, holders.contains(recognizer)
      {
        recognizers[connection.holder, default: []].append(recognizer)
      }
    }
  }

  /// Returns the objects that fire segues when a view is touched.
  func objects(at view: ObjectID) -> [ObjectID] {
    (holders.contains(view) ? [view] : []) + (recognizers[view] ?? [])
  }
}
