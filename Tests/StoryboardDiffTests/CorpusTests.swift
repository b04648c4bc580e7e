import Findings
import Foundation
import StoryboardDiff
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Real storyboards, from ../shared/corpus next to the repository.
@Suite(.enabled(if: Corpus.isExpected, "the real storyboards are not here"))
struct CorpusTests {
  private static let reader = StoryboardReader(scope: .complete)

  /// Every readable storyboard and xib, with its text.
  private static func files() -> [(path: String, text: String, file: InterfaceFile)] {
    let all =
      FileManager.default.enumerator(atPath: Corpus.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .compactMap { name in
        let path = Corpus.path + "/" + name
        guard let data = FileManager.default.contents(atPath: path),
          let file = reader.read(data, path: name).file
        else { return nil }
        return (name, String(decoding: data, as: UTF8.self), file)
      }
  }

  @Test func `A file does not differ from itself`() throws {
    let files = Self.files()
    #expect(files.count > 500)
    for (path, _, file) in files {
      let difference = FileDifference(from: file, to: file)
      #expect(difference.allChanges.isEmpty, "\(path)")
      #expect(difference.status == .unchanged)
      #expect(difference.scenes.allSatisfy { $0.state == .unchanged && $0.oldIndex == $0.newIndex })
      #expect(difference.segues.allSatisfy { $0.state == .unchanged && $0.oldIndex == $0.newIndex })
    }
  }

  @Test func `A file that differs only in ids is unchanged`() throws {
    var wrong: [String] = []
    for (path, text, file) in Self.files() {
      let parsed = Self.reader.read(Data(Self.withOtherIDs(text).utf8), path: path)
      let other = try #require(parsed.file)
      let difference = FileDifference(from: file, to: other)
      if difference.status != .unchanged { wrong.append(path) }
    }
    #expect(wrong.isEmpty)
  }

  /// Reverses each id of the file, wherever it occurs.
  private static func withOtherIDs(_ text: String) -> String {
    let form = /(?:\ id|sceneID)="([\w-]{5,})"/
    let ids = Set(text.matches(of: form).map { String($0.1) })
    var result = ""
    // A quoted text is either an id or something else.
    for (place, part) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    {
      if place > 0 { result += "\"" }
      result +=
        place % 2 == 1 && ids.contains(String(part)) ? Substring(String(part.reversed())) : part
    }
    return result
  }

  @Test func `In reverse, additions between two versions of an app become removals`() throws {
    let files = Dictionary(uniqueKeysWithValues: Self.files().map { ($0.path, $0.file) })
    var compared = 0
    for (path, old) in files {
      let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts[0].contains("@"), let app = parts[0].split(separator: "@").first,
        let new = files["\(app)/\(parts[1])"]
      else { continue }
      let forwards = FileDifference(from: old, to: new)
      let backwards = FileDifference(from: new, to: old)
      func ids(_ difference: FileDifference, _ action: Change.Action) -> Set<[String?]> {
        Set(
          difference.allChanges.filter { $0.action == action }
            .map { [$0.subject.rawValue, $0.oldID ?? $0.newID] })
      }
      #expect(ids(forwards, .added) == ids(backwards, .removed), "\(path)")
      #expect(ids(forwards, .removed) == ids(backwards, .added), "\(path)")
      compared += 1
    }
    #expect(compared > 50)
  }

  @Test func `The lines of a file don't depend on its ids`() throws {
    for (path, text, file) in Self.files() where path.hasSuffix(".storyboard") {
      let lines = FileDescription(file).text
      let parsed = Self.reader.read(Data(Self.withOtherIDs(text).utf8), path: path)
      let others = FileDescription(try #require(parsed.file)).text
      #expect(lines == others, "\(path)")
    }
  }
}
