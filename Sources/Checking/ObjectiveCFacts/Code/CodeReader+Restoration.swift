internal import SourceFacts

extension CodeReader {
  /// Whether a property of a value is a restoration identifier.
  func isRestorationIdentifier(_ word: ObjectiveCWord?, of value: CodeValue) -> Bool {
    switch word {
    case .restorationIdentifier: true
    case .firstObject, .lastObject:
      head.restorationPath.map { value.expression == .parameter($0) } ?? false
    default: false
    }
  }

  /// Notes the value that a restoration identifier is compared with.
  func noteRestoration(_ left: CodeValue, _ right: CodeValue) {
    let (subject, value) = isRestorationIdentifier(left) ? (left, right) : (right, left)
    guard isRestorationIdentifier(subject), !isRestorationIdentifier(value),
      value.expression != .nil
    else { return }
    note(restoration: .compared, value)
  }

  private func isRestorationIdentifier(_ value: CodeValue) -> Bool {
    value.expression?.isRestorationIdentifier(in: head.restorationPath) ?? false
  }

  /// Notes a restoration identifier that is set or compared.
  func note(restoration kind: RestorationFact.Kind, _ value: CodeValue) {
    guard quiet == 0 else { return }
    noteTexts(of: value)
    facts.restorations.append(
      RestorationFact(
        kind: kind, value: written(value), context: context(),
        position: position(of: value)))
  }
}
