/// A string of the app in quotation marks, for a message; cut after 80 characters.
func quoted(_ text: String) -> String {
  text.count > 80 ? "“\(text.prefix(80))…”" : "“\(text)”"
}

/// Advice about a member that a class does not have: to add it, unless the class is the system's.
func adviceToAdd(_ advice: String, to type: TypeReference) -> String {
  if case .system = type {
    return "set a class that declares it in the Identity inspector, or delete the connection"
  }
  return "\(advice), or delete the connection"
}
