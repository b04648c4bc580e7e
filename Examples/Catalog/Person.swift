/// A person who makes products.
struct Person: Equatable {
  var name: String
  var role: String
}

extension Person {
  static let samples = [
    Person(name: "Grace Hopper", role: "Compilers"),
    Person(name: "Margaret Hamilton", role: "Flight software"),
    Person(name: "Radia Perlman", role: "Networks"),
  ]
}
