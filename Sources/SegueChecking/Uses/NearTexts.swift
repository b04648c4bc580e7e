internal import Foundation
internal import NavigationGraph
internal import StoryboardModel

/// The identifiers of segues and scenes that no code names, where code has a text that is nearly the same
/// and that names nothing.
final class NearTexts: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var known: [String: String]?

  /// The text of the code that is meant by an identifier; nil where code has the identifier itself, or
  /// nothing like it.
  func meant(by identifier: String, in app: CheckedApp) -> String? {
    lock.withLock {
      if let known { return known[identifier] }
      let found = Self.find(in: app)
      known = found
      return found[identifier]
    }
  }

  /// Looks at the texts of all sources once, and only if some identifier is named by none of them.
  private static func find(in app: CheckedApp) -> [String: String] {
    let scenes = Set(app.sceneIdentifiers(in: nil))
    let all = scenes.union(app.segueIdentifiers)
    let written = app.input.texts.writtenIdentifiers
    var near: [String: [String]] = [:]
    for identifier in all where !written.contains(identifier) {
      let variants = variants(of: identifier).filter { !all.contains($0) }
      if !variants.isEmpty { near[identifier] = variants }
    }
    guard !near.isEmpty else { return [:] }
    let texts = app.input.texts.literals(among: Set(near.values.joined()).union(near.keys))
    guard !texts.isEmpty else { return [:] }
    let storyboards = Set(app.storyboardNames)
    return near.compactMapValues { variants in
      variants.first { texts.contains($0) && !storyboards.contains($0) }
    }.filter { !texts.contains($0.key) }
  }

  /// The texts that an identifier may have been mistyped of, or be a later form of, the likeliest first.
  ///
  /// They have several words, as identifiers do: one by itself is for something else, more often than not.
  private static func variants(of identifier: String) -> [String] {
    guard identifier.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var variants = NearMiss.variants(of: identifier)
    if (7..<100).contains(identifier.utf8.count) {
      for index in identifier.indices {
        variants.insert(identifier[..<index] + String(identifier[index]) + identifier[index...])
      }
    }
    variants.remove(identifier)
    var all = variants.filter(hasWords).sorted()
    // Without its last word: `showPersonNew` of `showPerson`.
    if let last = identifier.utf8.dropFirst().lastIndex(where: isUppercase) {
      let text = String(identifier[..<last])
      if hasWords(text) { all.append(text) }
    }
    return all
  }

  private static func hasWords(_ text: String) -> Bool {
    text.utf8.count > 6 && text.utf8.dropFirst().contains(where: isUppercase)
      && text.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  private static func isUppercase(_ letter: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
  }
}
