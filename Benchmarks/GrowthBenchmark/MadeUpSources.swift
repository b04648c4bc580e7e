import Foundation

/// Generated sources with any number of classes, uses and files, for the scenes of
/// ``MadeUpStoryboards``.
enum MadeUpSources {
  static func classes(_ count: Int, to path: String) throws {
    var file = try ChunkedFile(path)
    try file.add("import UIKit\n\n")
    for index in 0..<count { try file.add(controller(index)) }
    try file.close()
  }

  static func uses(_ count: Int, to path: String) throws {
    var file = try ChunkedFile(path)
    try file.add("import UIKit\n\nfinal class Scene0Controller: UIViewController {\n")
    for index in 0..<count {
      try file.add(
        """
          func open\(index)() {
            performSegue(withIdentifier: "to0-0", sender: nil)
          }

        """)
    }
    try file.add("}\n\nfinal class Scene1Controller: UIViewController {}\n")
    try file.close()
  }

  /// Every tenth source contains the controller of a scene.
  static func files(_ count: Int, in folder: String) throws {
    for index in 0..<count {
      var file = try ChunkedFile("\(folder)/Part\(index / 100)/Source\(index).swift")
      try file.add(
        index % 10 == 0
          ? "import UIKit\n\n" + controller(index / 10)
          : "import Foundation\n\nstruct Model\(index): Codable {\n  var name = \"\(index)\"\n}\n")
      try file.close()
    }
  }

  static func inheritance(_ count: Int, to path: String) throws {
    var file = try ChunkedFile(path)
    try file.add("import UIKit\n\nclass Base0: UIViewController {}\n")
    for index in 1..<max(count, 2) { try file.add("class Base\(index): Base\(index - 1) {}\n") }
    try file.add(
      """

      final class Scene0Controller: Base\(max(count, 2) - 1) {
        func open() { performSegue(withIdentifier: "to0-0", sender: nil) }
      }
      final class Scene1Controller: UIViewController {}

      """)
    try file.close()
  }

  private static func controller(_ index: Int) -> String {
    """
    final class Scene\(index)Controller: UIViewController {
      private var title\(index) = "Scene \(index)"
    }

    """
  }
}
