internal import SourceFacts

/// The types that the app's classes inherit from, conform to or have variables of, as they are written: known
/// without what their names mean.
struct WrittenTypes: Sendable {
  /// Their own names, without modules.
  let names: Set<String>
  /// Those, as written, that begin as a library's classes do, and are not the system's.
  let mayBeOfLibraries: Set<String>
  /// What the app's own classes begin with.
  let ownPrefixes: Set<String>

  init(in sources: [SourceFile]) {
    // Most names come again and again.
    var written: Set<String> = []
    var ownPrefixes: Set<String> = []
    for source in sources {
      for type in source.facts.types {
        for name in type.inherited { written.insert(name) }
        for name in type.constraints { written.insert(name) }
        for property in type.members.properties { property.type.map { _ = written.insert($0) } }
        if type.kind.isClass, let prefix = type.path.last.flatMap(Self.prefix) {
          ownPrefixes.insert(prefix)
        }
      }
    }
    self.ownPrefixes = ownPrefixes
    let plain = Set(written.lazy.map(TypeNames.plain))
    names = Set(plain.lazy.compactMap { TypeNames.path($0).last })
    mayBeOfLibraries = plain.filter(Self.mayBeOfLibrary)
  }

  /// Whether a class of a name may be a library's, by how it begins.
  static func mayBeOfLibrary(_ name: String) -> Bool {
    prefix(of: name) != nil && !SystemClasses.contains(name)
  }

  /// The capitals that a library's classes begin with: `MXK` of `MXKRoomViewController`.
  static func prefix(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count > 2 ? String(capitals.dropLast()) : nil
  }
}
