/// A note with a title.
struct Note: Equatable {
  var title: String
  var text: String
}

extension Note {
  static let samples = [
    Note(title: "Groceries", text: "Bread, tea, pears"),
    Note(title: "Trains", text: "8:12 to Basel, platform 4"),
  ]
}
