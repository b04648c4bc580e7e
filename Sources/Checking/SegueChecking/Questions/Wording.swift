internal import Findings

/// A string of the app in quotation marks, for a message; cut after 80 characters.
func quoted(_ text: String) -> String {
  text.count > 80 ? "“\(text.prefix(80))…”" : "“\(text)”"
}

/// Advice that asks whether another name is meant.
func didYouMean(_ name: String) -> String { "did you mean \(quoted(name))?" }

/// Advice about a member that a class does not have: to add it, unless the class is the system's.
func adviceToAdd(_ advice: String, to type: TypeReference) -> String {
  if case .system = type {
    return "set a class that declares it in the Identity inspector, or delete the connection"
  }
  return "\(advice), or delete the connection"
}

/// Advice that asks whether the nearest of some names is meant, or other advice if none is near.
func suggestion(_ name: String, among names: some Sequence<String>, otherwise: String) -> String {
  suggestion(name, among: NearestName(names), otherwise: otherwise)
}

/// The same, for names that are prepared for many lookups.
func suggestion(_ name: String, among names: NearestName, otherwise: String) -> String {
  names.to(name).map(didYouMean) ?? otherwise
}

/// The same, for known names.
func suggestion(_ name: String, among names: KnownNames, otherwise: String) -> String {
  suggestion(name, among: names.near, otherwise: otherwise)
}
