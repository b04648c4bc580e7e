import Foundation

/// The storyboards of open-source apps beside the project, in `../shared/corpus`.
///
/// They are not part of the project: tests that need them run where they are, and must run in CI.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/corpus")

  /// Tests of the corpus are disabled where there is none, except in CI, where it has to be there.
  static let isExpected =
    FileManager.default.fileExists(atPath: folder.path)
    || ProcessInfo.processInfo.environment["CI"] != nil

  /// What an independent reader found in each file, by the file's path in the corpus.
  static func counts() throws -> [String: Counts] {
    let data = try Data(contentsOf: folder.appendingPathComponent("counts.json"))
    return try JSONDecoder().decode([String: Counts].self, from: data)
  }

  /// The paths of all files, in the order of their names.
  static func paths() throws -> [String] {
    try counts().keys.sorted().map(path(of:))
  }

  /// The path of the file that `counts.json` calls `name`.
  static func path(of name: String) -> String {
    folder.appendingPathComponent(name).path
  }

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
