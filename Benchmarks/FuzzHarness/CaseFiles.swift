import Foundation
import Fuzzing

/// Saves the files of a failed case in a folder, with its commands.
struct CaseFiles {
  private let fuzzCase: FuzzCase

  init(_ fuzzCase: FuzzCase) { self.fuzzCase = fuzzCase }

  func write(below folder: String, reason: String) {
    let place = "\(folder)/\(fuzzCase.verb.rawValue)-\(fuzzCase.role.rawValue)-\(fuzzCase.seed)"
    for file in fuzzCase.files { write(file.bytes, to: place + "/" + file.path) }
    let commands = fuzzCase.commands.map { "segues " + $0.joined(separator: " ") + "\n" }
    write(Array((reason + "\n" + commands.joined()).utf8), to: place + "/commands.txt")
  }

  private func write(_ bytes: [UInt8], to path: String) {
    let parent = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }
}
