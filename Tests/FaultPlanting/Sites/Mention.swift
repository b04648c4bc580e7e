/// A place in the code that has to do with an identifier of a storyboard.
struct Mention {
  enum Role {
    /// The string itself is performed, compared, instantiated.
    case used(NavigationUse)
    /// A constant has the string, and is used.
    case constant
    /// An enumeration's case has it as its raw value.
    case enumCase
    /// Code makes a string of the class's name.
    case typeName
    /// A generator's name for it.
    case accessor
  }

  var place: CodePlace
  var role: Role
  /// Where a constant or case is used.
  var uses: [CodePlace] = []

  /// Whether something asks for the identifier, and does not merely have it.
  var isAsked: Bool {
    switch role {
    case .constant, .enumCase: !uses.isEmpty
    default: true
    }
  }
}

extension PlantableApp {
  /// All places of the built code that name an identifier to perform, compare or instantiate it.
  func mentions(of identifier: String) -> [Mention] {
    guard !identifier.isEmpty else { return [] }
    var found = words.string(identifier).filter(isBuilt).compactMap(mention)
    found += casesNamed(identifier)
    found += typeNames(identifier)
    found += accessors(identifier)
    return found
  }

  func isBuilt(_ place: CodePlace) -> Bool {
    let path = sources[place.file].path
    return membership.builds(path) && !membership.isTest(path)
  }

  /// What a string is for; nil where it has nothing to do with navigation.
  func mention(_ place: CodePlace) -> Mention? {
    let file = declarations[place.file]
    if let found = file.cases.first(where: { $0.literal == place.token }) {
      return enumCase(found, place)
    }
    if let constant = file.variables.first(where: { $0.literal == place.token }) {
      let uses = uses(of: constant.name, type: constant.type, file: place.file)
      let scope = (file.typeNames(around: place.token) + [constant.name]).joined().lowercased()
      let speaks = ["segue", "storyboard", "scene"].contains { scope.contains($0) }
      return uses.isEmpty && !speaks ? nil : Mention(place: place, role: .constant, uses: uses)
    }
    return navigationUse(place).map { Mention(place: place, role: .used($0)) }
  }

  /// The uses of a constant or case that are about navigation.
  func uses(of name: String, type: String, file: Int) -> [CodePlace] {
    words.word(name).filter { place in
      guard isBuilt(place) else { return false }
      let code = sources[place.file]
      let file = declarations[place.file]
      if file.variables.contains(where: { $0.nameToken == place.token })
        || file.cases.contains(where: { $0.nameToken == place.token })
      {
        return false
      }
      // `Type.name` and `.name` or, where the type is around it or it has none, the bare name.
      if code.isMark(place.token - 1, ".") {
        let qualifier = code.isWord(place.token - 2) ? code.text(place.token - 2) : ""
        let isOther =
          qualifier.first?.isUppercase == true && qualifier != type && qualifier != "Self"
        if isOther { return false }
      }
      return navigationUse(place) != nil
    }
  }

  private func enumCase(_ found: Declarations.EnumCase, _ place: CodePlace) -> Mention? {
    let uses = uses(of: found.name, type: found.type, file: place.file)
    let scope = declarations[place.file].typeNames(around: found.nameToken).joined().lowercased()
    let speaks = ["segue", "storyboard", "scene"].contains { scope.contains($0) }
    return uses.isEmpty && !speaks ? nil : Mention(place: place, role: .enumCase, uses: uses)
  }

  private func casesNamed(_ identifier: String) -> [Mention] {
    words.word(identifier).filter(isBuilt).compactMap { place in
      declarations[place.file].cases
        .first { $0.nameToken == place.token && $0.literal == nil }
        .flatMap { enumCase($0, place) }
    }
  }

  /// Where an identifier is a class's name, and code makes strings of classes' names.
  private func typeNames(_ identifier: String) -> [Mention] {
    guard !classes(named: identifier).isEmpty else { return [] }
    let makers = [
      "describing", "NSStringFromClass", "className", "reflecting", "storyboardIdentifier",
    ]
    guard makers.contains(where: { words.word($0).contains(where: isBuilt) }) else { return [] }
    return words.word(identifier).filter(isBuilt).map { Mention(place: $0, role: .typeName) }
  }

  private func accessors(_ identifier: String) -> [Mention] {
    words.member(like: identifier).filter(isBuilt).compactMap { place in
      let code = sources[place.file]
      var start = place.token
      while code.isMark(start - 1, "."), code.isWord(start - 2) { start -= 2 }
      let root = code.text(start)
      let isGenerated =
        root == "StoryboardSegue" || root == "StoryboardScene"
        || root == "R" && ["segue", "storyboard"].contains(code.text(start + 2))
      return isGenerated ? Mention(place: place, role: .accessor) : nil
    }
  }
}
