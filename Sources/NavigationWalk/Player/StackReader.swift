internal import HeadlessUIKit
internal import NavigationGraph

/// One controller of the screen, for people.
package struct StackLine: Hashable, Sendable {
  /// How deep the controller is in others; one that is presented begins again at 0.
  package var depth: Int
  /// The class, with what it shows.
  package var name: String
  /// Whether the controller was presented over what is above.
  package var isPresented: Bool
  /// Whether the user sees it.
  package var isShown: Bool
}

/// Writes down what is on a screen.
@MainActor
struct StackReader {
  let app: TwinApp

  /// The controllers below a root, parents before children, what is presented after what is below.
  func lines(from root: UIViewController) -> [StackLine] {
    var lines: [StackLine] = []
    var seen: Set<ObjectIdentifier> = []
    for current in [root] + TwinScreen.presentations(from: root) {
      var pending = [(current, 0)]
      while let (controller, depth) = pending.popLast() {
        guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
        lines.append(
          StackLine(
            depth: depth, name: name(of: controller), isPresented: depth == 0 && current !== root,
            isShown: controller.isShown))
        pending += TwinScreen.children(of: controller).reversed().map { ($0, depth + 1) }
      }
    }
    return lines
  }

  private func name(of controller: UIViewController) -> String {
    let name = app.name(of: controller)
    guard let title = controller.title, !title.isEmpty else { return name }
    return "\(name) “\(title)”"
  }
}
