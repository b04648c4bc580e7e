import Foundation
import TestSupport
import Testing

/// The README's code blocks, by what they are for.
struct Readme {
  private let blocks: [Substring]

  init() throws {
    let text = try String(contentsOfFile: PackageFolder.path + "/README.md", encoding: .utf8)
    // Every other part stands between two fences.
    let parts = text.split(separator: "```", omittingEmptySubsequences: false)
    blocks = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// The one block that contains a text, without the line that names its language.
  func block(with text: String) throws -> String {
    let found = blocks.filter { $0.contains(text) }
    let block = try #require(found.count == 1 ? found.first : nil, "\(found.count) have \(text)")
    return String(block.drop { $0 != "\n" }.dropFirst())
  }

  /// What a block says that a command prints.
  func output(of command: String) throws -> String {
    let lines = try block(with: "$ \(command)\n").split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    try #require(lines.count == 2)
    return String(lines[1])
  }
}
