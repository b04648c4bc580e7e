internal import ArgumentParser

/// Throws an error that names the first two of the options that were given, if there are two.
func requireAtMostOne(of options: (name: String, isGiven: Bool)...) throws {
  let given = options.filter(\.isGiven)
  guard given.count > 1 else { return }
  throw ValidationError("\(given[0].name) and \(given[1].name) cannot be combined.")
}
