internal import SourceFacts

/// The superclasses, protocols and types of variables in the app's code, as they are written.
package struct WrittenTypes: Sendable {
  /// The last parts of the names, without modules and enclosing types.
  let names: Set<String>
  /// The full names that begin like a library's classes, and are not the system's.
  let mayBeOfLibraries: Set<String>
  /// The prefixes of the app's own classes that aren't also those of superclasses in libraries.
  let ownPrefixes: Set<String>

  init(in sources: [SourceFile]) {
    // A set, because code repeats most names.
    var written: Set<String> = []
    // By the names of classes with a prefix; nil for a class without a superclass.
    var superclasses: [String: String?] = [:]
    for source in sources {
      for type in source.facts.types {
        for name in type.inherited { written.insert(name) }
        for name in type.constraints { written.insert(name) }
        for case let name? in type.members.properties.lazy.map(\.type) { written.insert(name) }
        if type.kind.isClass, let name = type.path.last, Self.prefix(of: name) != nil {
          superclasses[name] = type.inherited.first.map(TypeText.plain)
        }
      }
    }
    ownPrefixes = Set(
      superclasses.compactMap { name, superclass in
        let prefix = Self.prefix(of: name)
        // A class may share the prefix of a library's superclass.
        let isOfLibrary = superclass.map {
          superclasses[$0] == nil && Self.prefix(of: $0) == prefix
        }
        return isOfLibrary == true ? nil : prefix
      })
    let plain = Set(written.lazy.map(TypeText.plain))
    names = Set(plain.lazy.compactMap { TypeText.path($0).last })
    mayBeOfLibraries = plain.filter(Self.mayBeOfLibrary)
  }

  /// Whether a class may be a library's, by its prefix.
  static func mayBeOfLibrary(_ name: String) -> Bool {
    prefix(of: name) != nil && !SystemClasses.contains(name)
  }

  /// The prefix of a library's classes: `MXK` for `MXKRoomViewController`.
  package static func prefix(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count > 2 ? String(capitals.dropLast()) : nil
  }
}
