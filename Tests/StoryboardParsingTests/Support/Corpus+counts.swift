import Foundation
import TestSupport

extension Corpus {
  /// The counts of an independent reader, by each file's path in the corpus.
  static func counts() throws -> [String: Counts] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path(of: "counts.json")))
    return try JSONDecoder().decode([String: Counts].self, from: data)
  }

  /// The paths of all files, storyboards and xibs, sorted by name.
  static func paths() throws -> [String] {
    try counts().keys.sorted().map(path(of:))
  }

  /// The path of the file called `name` in `counts.json`.
  static func path(of name: String) -> String { path + "/" + name }

  /// A file's entry in `counts.json`; a malformed file has only `malformed`.
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
