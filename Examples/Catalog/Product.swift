/// A product that a person made.
struct Product: Equatable {
  var name: String
  /// The price in cents.
  var price: Int
  var maker: Person
}

extension Product {
  var priceText: String {
    let cents = price % 100
    return "\(price / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  static let samples = [
    Product(name: "Nanosecond", price: 1_995, maker: Person.samples[0]),
    Product(name: "Moon Lander", price: 19_690, maker: Person.samples[1]),
    Product(name: "Spanning Tree", price: 1_505, maker: Person.samples[2]),
    Product(name: "Bug Jar", price: 947, maker: Person.samples[0]),
  ]
}
