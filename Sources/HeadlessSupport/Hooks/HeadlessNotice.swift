/// An event of both twins, which each twin adds to its own events.
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

  /// Sends a notice to all listeners.
  @MainActor
  static func post(_ notice: HeadlessNotice) {
    for listener in listeners { listener(notice) }
  }
}
