internal import SourceFacts

extension ObjectiveCDeclarationReader {
  /// Reads `@property (…) IBOutlet UILabel *a, *b;`.
  mutating func readProperty() {
    index += 1
    let attributes = pass(.openParenthesis) ?? 0..<0
    let end = endOfDeclaration(index)
    let isStatic = attributes.contains { source.isName($0, .class) }
    let isReadOnly = attributes.contains { source.isName($0, .readonly) }
    let getter = accessor(.getter, in: attributes)
    let setter = accessor(.setter, in: attributes)
    for var property in properties(index..<end) {
      property.isStatic = isStatic
      property.isReadOnly = isReadOnly
      if let getter, getter != property.name { property.objectiveCName = getter }
      property.setter = setter
      type?.members.properties.append(property)
    }
    index = end
  }

  /// The name of a property's getter or setter, without a colon; nil if its attributes have none.
  private func accessor(_ word: ObjectiveCWord, in attributes: Range<Int>) -> String? {
    guard let place = attributes.first(where: { source.isName($0, word) }),
      place + 2 < attributes.upperBound
    else { return nil }
    return source.name(place + 2)
  }

  /// Reads `@synthesize name = _variable, other;`.
  mutating func readSynthesize() {
    let end = endOfDeclaration(index + 1)
    for place in (index + 1)..<end where source.kind(place) == .name {
      // The type is unknown here; a declaration of the same name gives it.
      var property = PropertyFact(
        name: source.name(place), position: source.tokens[place].position)
      property.isExposed = true
      type?.members.properties.append(property)
    }
    index = end
  }

  /// Reads the `{ … }` after an interface's or implementation's name.
  mutating func readInstanceVariables() {
    guard let body = pass(.openBrace) else { return }
    var start = body.lowerBound
    for place in source.outer(body) {
      switch source.kind(place) {
      case .semicolon:
        for var variable in properties(start..<place) {
          variable.isVariable = true
          type?.members.properties.append(variable)
        }
        start = place + 1
      // `@private` and its kin.
      case .keyword: start = place + 1
      default: break
      }
    }
  }

  /// The variables that some tokens declare: a type, and names after it.
  func properties(_ range: Range<Int>) -> [PropertyFact] {
    declarators(range).map { declarator in
      let type = source.type(declarator.type)
      var property = PropertyFact(
        name: source.name(declarator.name), position: source.tokens[declarator.name].position)
      property.type = type.text.isEmpty ? nil : type.text
      if type.text.hasSuffix("(^") || type.text.hasSuffix("(*") {
        property.type = type.text + source.type((declarator.name + 1)..<declarator.end).text
      }
      property.isOutlet = type.isOutlet
      property.isExposed = true
      return property
    }
  }
}
