internal import MapServer

/// The port that a page is served at.
struct ServedPort {
  /// The default, which stays the same so that a bookmark works and an open page connects again.
  static let standard: UInt16 = 4783
  /// The number of ports that are tried after the default.
  private static let others: UInt16 = 20

  /// The port that the user chose; nil for the default or the next free one.
  let chosen: UInt16?

  /// Starts a server.
  ///
  /// - Throws: A ``ServeFailure`` if it cannot listen.
  func serve(_ page: ServedPage) throws(ServeFailure) -> MapServer {
    let ports = chosen.map { $0...$0 } ?? Self.standard...Self.standard + Self.others
    for port in ports {
      do throws(ListenError) {
        return try MapServer(port: port, page: page)
      } catch {
        guard error.isTaken else { throw .impossible(port, reason: error.description) }
      }
    }
    throw .taken(ports)
  }
}

/// The reason why the server could not start.
enum ServeFailure: Error, CustomStringConvertible {
  /// Other processes listen at all of the ports.
  case taken(ClosedRange<UInt16>)
  /// The system refuses, giving a reason.
  case impossible(UInt16, reason: String)

  var description: String {
    let advice = "choose another with --port, or 0 for any free one"
    return switch self {
    case .taken(let ports) where ports.count == 1:
      "port \(ports.lowerBound) is taken by another process: \(advice)"
    case .taken(let ports):
      "the ports from \(ports.lowerBound) to \(ports.upperBound) are all taken: \(advice)"
    case .impossible(let port, let reason):
      "cannot serve at port \(port): \(reason): \(advice)"
    }
  }
}
