internal import StoryboardModel

/// The objects of a file that fire segues, and the views with gesture recognizers that do, because
/// a recognizer is invisible.
struct SegueHolders {
  private let holders: Set<ObjectID>
  private let recognizers: [ObjectID: [ObjectID]]

  static let none = SegueHolders(holders: [], recognizers: [:])

  private init(holders: Set<ObjectID>, recognizers: [ObjectID: [ObjectID]]) {
    self.holders = holders
    self.recognizers = recognizers
  }

  /// - Parameters:
  ///   - file: The storyboard.
  ///   - others: Further objects that lead to other screens, because their actions do.
  init(_ file: InterfaceFile, and others: Set<ObjectID> = []) {
    let holders = Set(file.segues.filter { $0.trigger != .manual }.map(\.holder)).union(others)
    var recognizers: [ObjectID: [ObjectID]] = [:]
    for connection in file.connections {
      if case .outletCollection("gestureRecognizers") = connection.kind,
        let recognizer = connection.destination, holders.contains(recognizer)
      {
        recognizers[connection.holder, default: []].append(recognizer)
      }
    }
    self.holders = holders
    self.recognizers = recognizers
  }

  /// Returns the objects that fire segues when a view is touched.
  func objects(at view: ObjectID) -> [ObjectID] {
    (holders.contains(view) ? [view] : []) + (recognizers[view] ?? [])
  }
}
