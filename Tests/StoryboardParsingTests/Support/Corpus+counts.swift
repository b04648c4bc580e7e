import Foundation
import TestSupport

extension Corpus {
  /// What an independent reader found in each file, by the file's path in the corpus.
  static func counts() throws -> [String: Counts] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path(of: "counts.json")))
    return try JSONDecoder().decode([String: Counts].self, from: data)
  }

  /// The paths of all files, storyboards and xibs, in the order of their names.
  static func paths() throws -> [String] {
    try counts().keys.sorted().map(path(of:))
  }

  /// The path of the file that `counts.json` calls `name`.
  static func path(of name: String) -> String { path + "/" + name }

  /// A file's entry in `counts.json`; a file that is not well formed has only `malformed`.
  struct Counts: Decodable, Equatable {
    var malformed: String?
    var scenes: Int?
    var segues: [String: Int]?
    var segueIdentifiers: [String: Int]?
    var placeholders: Int?
    var exits: Int?
    var connections: [String: Int]?
    var initial: String?

    enum CodingKeys: String, CodingKey {
      case malformed, scenes, segues, placeholders, exits, connections, initial
      case segueIdentifiers = "segue_identifiers"
    }
  }
}
