/// A string of the app in quotation marks, for a message; cut after 80 characters.
func quoted(_ text: String) -> String {
  text.count > 80 ? "“\(text.prefix(80))…”" : "“\(text)”"
}
