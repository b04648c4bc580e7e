/// A place in the code that concerns an identifier of a storyboard.
struct Mention {
  enum Role {
    /// The string itself is performed, compared, or used to instantiate something.
    case used(NavigationUse)
    /// A constant contains the string, and is used.
    case constant
    /// An enumeration's case has it as its raw value.
    case enumCase
    /// Code converts the class's name to a string.
    case typeName
    /// A generator's name for it.
    case accessor
  }

  var place: CodePlace
  var role: Role
  /// The places where a constant or case is used.
  var uses: [CodePlace] = []
  /// The places where tests use it.
  var usesInTests: [CodePlace] = []

  /// Whether something asks for the identifier, instead of merely containing it.
  var isAsked: Bool {
    switch role {
    case .constant, .enumCase: !uses.isEmpty
    default: true
    }
  }
}

extension PlantableApp {
  /// All places in built code that name an identifier to perform, compare or instantiate it.
  ///
  /// Those in tests don't run in the app; they only count as ends.
  func mentions(of identifier: String, ofTests: Bool = false) -> [Mention] {
    guard !identifier.isEmpty else { return [] }
    let isWanted = ofTests ? isOfTests : isBuilt
    var found = words.string(identifier).filter(isWanted).compactMap(mention)
    found += words.word(identifier).filter(isWanted).compactMap(caseNamed)
    found += typeNames(identifier).filter { isWanted($0.place) }
    found += accessors(identifier).filter { isWanted($0.place) }
    return found
  }

  func isOfTests(_ place: CodePlace) -> Bool { membership.isTest(sources[place.file].path) }

  func isBuilt(_ place: CodePlace) -> Bool {
    let path = sources[place.file].path
    return membership.builds(path) && !membership.isTest(path)
  }

  /// The use of a string; nil if it doesn't concern navigation.
  func mention(_ place: CodePlace) -> Mention? {
    let file = declarations[place.file]
    if let found = file.cases.first(where: { $0.literal == place.token }) {
      return enumCase(found, place)
    }
    if let constant = file.variables.first(where: { $0.literal == place.token }),
      // A value assigned to another object's property is not a constant.
      !sources[place.file].isMark(constant.nameToken - 1, ".")
    {
      let (uses, usesInTests) = uses(
        of: constant.name, type: constant.type, isStatic: constant.attributes.contains("static"))
      let scope = (file.typeNames(around: place.token) + [constant.name]).joined().lowercased()
      let speaks = ["segue", "storyboard", "scene"].contains { scope.contains($0) }
      return uses.isEmpty && !speaks
        ? nil : Mention(place: place, role: .constant, uses: uses, usesInTests: usesInTests)
    }
    if let use = navigationUse(place) { return Mention(place: place, role: .used(use)) }
    // A local variable or a member receives it, and is performed, opened or used to instantiate.
    let uses = (usesOfVariable(set: place) + usesOfMember(returning: place)).filter(isPlainUse)
    if uses.isEmpty { return nil }
    let opensOnly = uses.allSatisfy { navigationUse($0) == .opens }
    return Mention(place: place, role: opensOnly ? .used(.opens) : .constant, uses: uses)
  }

  /// The uses of a constant or case for navigation, without those in tests.
  private func uses(
    of name: String, type: String, isStatic: Bool, isCase: Bool = false
  ) -> (app: [CodePlace], tests: [CodePlace]) {
    let uses = words.word(name).filter { place in
      guard membership.builds(sources[place.file].path) else { return false }
      let code = sources[place.file]
      let file = declarations[place.file]
      if file.variables.contains(where: { $0.nameToken == place.token })
        || file.cases.contains(where: { $0.nameToken == place.token })
      {
        return false
      }
      // `Type.name` and `.name`, or the bare name if the type is around it or there is no type.
      if code.isMark(place.token - 1, ".") {
        let qualifier = code.isWord(place.token - 2) ? code.text(place.token - 2) : ""
        let isOther =
          qualifier.first?.isUppercase == true && qualifier != type && qualifier != "Self"
          // A constant of the type is not a member of an object.
          || isStatic && qualifier.first?.isLowercase == true && qualifier != type
          // A string is used after a bare dot only if it belongs to a type of strings.
          || !isCase && qualifier.isEmpty && !Self.typesOfStrings.contains(type)
        if isOther { return false }
      } else if !type.isEmpty, !file.typeNames(around: place.token).contains(type) {
        return false
      } else if code.isWord(place.token - 1, "const") {
        return false
      }
      return navigationUse(place) != nil
    }
    return (uses.filter { !isOfTests($0) }, uses.filter(isOfTests))
  }

  private static let typesOfStrings: Set<String> = [
    "String", "Name", "Identifier", "SceneIdentifier",
  ]

  private func enumCase(_ found: Declarations.EnumCase, _ place: CodePlace) -> Mention? {
    let scope = declarations[place.file].typeNames(around: found.nameToken).joined().lowercased()
    let speaks = ["segue", "storyboard", "scene"].contains { scope.contains($0) }
    let isAbout = speaks || namesMostlyIdentifiers(found.type, file: place.file)
    var (uses, usesInTests) = uses(
      of: found.name, type: found.type, isStatic: true, isCase: true)
    if !isAbout {
      // A bare `.custom` may be of any other type.
      uses.removeAll { sources[$0.file].text($0.token - 2) != found.type }
      usesInTests.removeAll { sources[$0.file].text($0.token - 2) != found.type }
    }
    return uses.isEmpty && !speaks
      ? nil : Mention(place: place, role: .enumCase, uses: uses, usesInTests: usesInTests)
  }

  /// Whether at least half of an enumeration's cases are identifiers or storyboard names.
  private func namesMostlyIdentifiers(_ type: String, file: Int) -> Bool {
    let cases = declarations[file].cases.filter { $0.type == type }
    let known = cases.filter { found in
      let value = found.literal.map { sources[file].text($0) } ?? found.name
      return identifiers.contains(value) || storyboardNames.contains(value)
    }
    return known.count * 2 >= cases.count
  }

  private func caseNamed(_ place: CodePlace) -> Mention? {
    declarations[place.file].cases
      .first { $0.nameToken == place.token && $0.literal == nil }
      .flatMap { enumCase($0, place) }
  }

  /// The places where an identifier equals a class's name from which code derives identifiers.
  private func typeNames(_ identifier: String) -> [Mention] {
    namings(ofClass: identifier).map { Mention(place: $0, role: .typeName) }
  }

  private func accessors(_ identifier: String) -> [Mention] {
    words.member(like: identifier).compactMap { place in
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
