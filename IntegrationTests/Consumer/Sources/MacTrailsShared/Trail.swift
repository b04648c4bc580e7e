/// A hiking trail.
struct Trail: Equatable {
  var name: String
  var difficulty: Difficulty
  var start: Place
}

enum Difficulty: CaseIterable {
  case easy, moderate, hard
}

struct Place: Equatable {
  var latitude: Double
  var longitude: Double
}

extension Trail {
  static let samples = [
    Trail(
      name: "Lake Loop", difficulty: .easy, start: Place(latitude: 46.68, longitude: 7.85)),
    Trail(
      name: "North Ridge", difficulty: .hard, start: Place(latitude: 46.58, longitude: 8.01)),
  ]

  /// The initial contents of the form for a new trail.
  static let blank = Trail(
    name: "", difficulty: .moderate, start: Place(latitude: 0, longitude: 0))
}
