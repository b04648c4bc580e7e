internal import Foundation
internal import HeadlessSupport
internal import NavigationGraph
internal import StoryboardModel

/// Rewrites the twin's messages as they would be in the app, and the same in every run.
@MainActor
struct ExceptionText<App: Twin> {
  private let app: App
  private let controllers: [App.Controller]

  /// - Parameters:
  ///   - app: The twin, which knows the app's names.
  ///   - controllers: The controllers that a message may name.
  init(_ app: App, naming controllers: [App.Controller]) {
    self.app = app
    self.controllers = controllers.flatMap(app.surroundings)
  }

  func exception(_ exception: HeadlessException) -> WalkException {
    WalkException(name: exception.name, reason: text(exception.reason))
  }

  /// A message with the app's classes instead of their replacements, and with `0x…` instead of
  /// addresses.
  func text(_ message: String) -> String {
    var text = message
    for controller in controllers {
      guard let id = app.id(of: controller), let node = app.graph.controller(id),
        let custom = node.customClass
      else { continue }
      let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16)
      // Splits the message at each `<Class: 0x…>`. The class name may itself contain angle
      // brackets, if it is generic.
      let parts = text.components(separatedBy: ": \(address)>")
      text =
        parts.dropLast().map { part in
          guard let start = Self.openBracket(in: part) else { return part + ": 0x…>" }
          return part[...start] + custom.description + ": 0x…>"
        }.joined() + (parts.last ?? "")
    }
    // Replaces the digits of every other address.
    let parts = text.components(separatedBy: "0x")
    return parts.dropFirst().reduce(parts.first ?? "") { start, part in
      start + "0x…" + part.drop { $0.isHexDigit || $0 == "…" }
    }
  }

  /// The last `<` in a text without a matching `>`.
  private static func openBracket(in text: String) -> String.Index? {
    var closed = 0
    for index in text.indices.reversed() {
      switch text[index] {
      case ">": closed += 1
      case "<" where closed > 0: closed -= 1
      case "<": return index
      default: break
      }
    }
    return nil
  }
}
