import Foundation
import Fuzzing

extension FuzzCase {
  /// Saves the files of a failed case in a folder, with its commands.
  func write(below folder: String, reason: String) {
    let place = "\(folder)/\(verb.rawValue)-\(role.rawValue)-\(seed)"
    for file in files { write(file.bytes, to: place + "/" + file.path) }
    let commands = commands.map { "segues " + $0.joined(separator: " ") + "\n" }
    write(Array((reason + "\n" + commands.joined()).utf8), to: place + "/commands.txt")
  }

  private func write(_ bytes: [UInt8], to path: String) {
    let parent = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }
}
