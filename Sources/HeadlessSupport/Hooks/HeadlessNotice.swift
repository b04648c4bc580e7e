/// Something that both twins can do, for each of them to put among its own events.
package enum HeadlessNotice {
  /// A line that the system would write to the console.
  case logged(String)
  case raised(HeadlessException)
}

extension HeadlessNotice {
  @MainActor private static var listeners: [(HeadlessNotice) -> Void] = []

  /// Calls `listener` with every notice from now on.
  @MainActor
  package static func addListener(_ listener: @escaping (HeadlessNotice) -> Void) {
    listeners.append(listener)
  }

  /// Tells all listeners.
  @MainActor
  static func post(_ notice: HeadlessNotice) {
    for listener in listeners { listener(notice) }
  }
}
