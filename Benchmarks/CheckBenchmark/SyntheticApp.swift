import BenchmarkSupport
import Foundation

/// An app of any size: storyboards, their controllers, and nine times as many unrelated sources, as
/// in real apps.
enum SyntheticApp {
  /// Writes an app with about a number of lines of Swift.
  static func write(lines: Int, to folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    var written = 0
    var index = 0
    while written < lines {
      let path = "\(folder)/Feature\(index / 20)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let source = index.isMultiple(of: 10) ? controller(index / 10) : model(index)
      try source.write(toFile: "\(path)/Source\(index).swift", atomically: false, encoding: .utf8)
      written += source.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      index += 1
    }
    // Ten scenes per storyboard; SyntheticStoryboard writes about 14 KB for each.
    let scenes = index / 10 + 1
    for storyboard in 0...scenes / 10 {
      try SyntheticStoryboard.data(bytes: 140_000)
        .write(to: URL(fileURLWithPath: "\(folder)/Board\(storyboard).storyboard"))
    }
  }

  /// A controller of ``SyntheticStoryboard``.
  private static func controller(_ index: Int) -> String {
    """
    import UIKit

    final class Scene\(index)ViewController: UITableViewController {
      enum SegueIdentifier: String { case row0, row1, row2 }
      @IBOutlet private var detail: UILabel!

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let identifier = segue.identifier.flatMap(SegueIdentifier.init(rawValue:)) else { return }
        switch identifier {
        case .row0: (segue.destination as? Scene\(index)ViewController)?.title = "0"
        case .row1, .row2: break
        }
      }

      func open() { performSegue(withIdentifier: SegueIdentifier.row1.rawValue, sender: self) }
    \(body(index))}

    """
  }

  private static func model(_ index: Int) -> String {
    """
    import Foundation

    struct Model\(index): Codable, Hashable {
      var id = UUID()
      var name = "Model \(index)"
      var values: [Int: [String]] = [:]
    \(body(index))}

    """
  }

  /// 150 lines of typical code.
  private static func body(_ index: Int) -> String {
    (0..<15).map { part in
      """

        /// Adds up what is given, and remembers the sum of part \(part).
        func work\(part)(_ input: [Int], scale: Double = \(part).5) -> [String: Int] {
          var sums: [String: Int] = [:]
          for (place, value) in input.enumerated() where value % \(part + 2) != 0 {
            let key = "item \\(place) of \\(value) in \(index)"
            sums[key, default: 0] += Int(Double(value) * scale) + (place > 3 ? place : -place)
          }
          return sums.filter { $0.value > \(part) && $0.key.count < 100 }
        }

      """
    }.joined()
  }
}
