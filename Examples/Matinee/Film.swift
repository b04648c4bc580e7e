/// A film that can be watched and rated.
struct Film: Equatable {
  var title: String
  /// The length in minutes.
  var length: Int
  /// The viewer's rating, from 1 to 5.
  var stars: Int?
}

extension Film {
  var lengthText: String { "\(length) minutes" }

  /// The stars, or the length of a film without a rating.
  var detailText: String {
    stars.map { String(repeating: "★", count: $0) } ?? lengthText
  }

  static let samples = [
    Film(title: "Metropolis", length: 153),
    Film(title: "Nosferatu", length: 94),
    Film(title: "Safety Last!", length: 73),
    Film(title: "The General", length: 78),
  ]
}
