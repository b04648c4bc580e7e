/// The reason why a browser did not execute a command.
package enum BrowserError: Error, CustomStringConvertible {
  case notFound(package: String)
  case gone
  case refused(String)
  case script(String)
  case timeout(String)

  package var description: String {
    switch self {
    case .notFound(let package): "the browser was not found: apt-get install \(package)"
    case .gone: "the browser ended"
    case .refused(let text): "the browser refuses: \(text)"
    case .script(let text): "the script failed: \(text)"
    case .timeout(let text): "it did not become true: \(text)"
    }
  }
}
