internal import Foundation
internal import NavigationGraph
internal import StoryboardModel

/// Finds the strings in code that are nearly the same as an identifier that no code names, and that name
/// nothing themselves.
final class NearTexts: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var known: [String: String]?
  private let storyboards: LinkedStoryboards
  private let input: CheckInput

  init(_ storyboards: LinkedStoryboards, _ input: CheckInput) {
    self.storyboards = storyboards
    self.input = input
  }

  /// The string in code that is meant by an identifier; nil if code has the identifier itself, or nothing
  /// similar.
  func meant(by identifier: String) -> String? {
    lock.withLock {
      if let known { return known[identifier] }
      let found = find()
      known = found
      return found[identifier]
    }
  }

  /// Searches the strings of all sources once, and only if none of them names some identifier.
  private func find() -> [String: String] {
    let scenes = Set(storyboards.sceneIdentifiers(in: nil))
    let all = scenes.union(storyboards.segueIdentifiers)
    let written = input.texts.writtenIdentifiers
    var near: [String: Variants] = [:]
    for identifier in all where !written.contains(identifier) {
      let variants = Variants(of: identifier).filter { !all.contains($0) }
      if !variants.all.isEmpty { near[identifier] = variants }
    }
    guard !near.isEmpty else { return [:] }
    let texts = input.texts.literals(
      among: near.values.reduce(into: Set(near.keys)) { $0.formUnion($1.all) })
    guard !texts.isEmpty else { return [:] }
    let names = Set(storyboards.names).union(otherIdentifiers)
    return near.compactMapValues { variants in
      variants.filter { texts.contains($0) && !names.contains($0) }.likeliest
    }.filter { !texts.contains($0.key) }
  }

  /// The identifiers of windows and views, which are neither scenes nor segues.
  private var otherIdentifiers: Set<String> {
    var identifiers: Set<String> = []
    for file in storyboards.graph.files {
      file.forEachObject { object in
        for name in ["identifier", "reuseIdentifier", "restorationIdentifier"] {
          if let identifier = object.pointee.attributes[name] { identifiers.insert(identifier) }
        }
      }
    }
    return identifiers
  }
}

/// The strings that an identifier may have been mistyped for or renamed from.
///
/// They have several words, as identifiers do, because a single word is usually for something else.
private struct Variants {
  private var similar: Set<String> = []
  /// Without the last word: `showPersonNew` of `showPerson`.
  private var shorter: String?

  var all: Set<String> { shorter.map { similar.union([$0]) } ?? similar }

  var likeliest: String? { similar.min() ?? shorter }

  func filter(_ isIncluded: (String) -> Bool) -> Variants {
    var result = self
    result.similar = similar.filter(isIncluded)
    result.shorter = shorter.flatMap { isIncluded($0) ? $0 : nil }
    return result
  }

  init(of identifier: String) {
    guard identifier.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    var variants = NearMiss.variants(of: identifier)
    if (7..<100).contains(identifier.utf8.count) {
      for index in identifier.indices {
        variants.insert(identifier[..<index] + String(identifier[index]) + identifier[index...])
      }
    }
    variants.remove(identifier)
    similar = variants.filter(Self.hasWords)
    if let last = identifier.utf8.dropFirst().lastIndex(where: Self.isUppercase) {
      let text = String(identifier[..<last])
      if Self.hasWords(text) { shorter = text }
    }
  }

  private static func hasWords(_ text: String) -> Bool {
    text.utf8.count > 6 && text.utf8.dropFirst().contains(where: isUppercase)
      && text.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  private static func isUppercase(_ letter: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
  }
}
