internal import Findings

/// The advice of a message, which may suggest a name.
struct Advice {
  var text: String
  var suggestion: NameSuggestion?

  init(_ text: String) {
    self.text = text
  }

  /// Asks whether another name is meant, or gives other advice if there is none.
  ///
  /// A clear correction may be made without asking.
  init(insteadOf name: String, _ meant: String?, otherwise: String, isClear: Bool = false) {
    guard let meant else {
      text = otherwise
      return
    }
    text = "did you mean \(quoted(meant))?"
    suggestion = NameSuggestion(name, meant: meant, otherwise: otherwise, isClear: isClear)
  }
}

/// Advice that asks whether the nearest of some names is meant, or other advice if none is near.
func suggestion(_ name: String, among names: some Sequence<String>, otherwise: String) -> Advice {
  suggestion(name, among: NearestName(names), otherwise: otherwise)
}

/// The same, for names that are prepared for many lookups.
func suggestion(_ name: String, among names: NearestName, otherwise: String) -> Advice {
  guard let meant = names.to(name) else { return Advice(otherwise) }
  return Advice(
    insteadOf: name, meant, otherwise: otherwise,
    isClear: NearMiss.isSlip(name, of: meant) && names.all(near: name) == [meant])
}

/// The same, for known names.
func suggestion(_ name: String, among names: KnownNames, otherwise: String) -> Advice {
  suggestion(name, among: names.near, otherwise: otherwise)
}
