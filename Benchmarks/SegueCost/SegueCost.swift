import Foundation

/// Prints the cost of a typed segue, compared with the same segue written by hand.
@main
struct SegueCost {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "perform",
      let version = Version(rawValue: arguments[2]), let count = Int(arguments[3])
    {
      return version.perform(count)
    }
    do {
      try printTable()
    } catch Valgrind.Failure.notInstalled {
      FileHandle.standardError.write(Data("valgrind is needed: apt-get install valgrind\n".utf8))
      exit(2)
    }
  }

  private static func printTable() throws {
    print(
      "One segue; counted by valgrind. Making the destination is left out, except in whole ones.")
    print("version             instructions   added   ratio   allocations   added")
    var hand = (instructions: 0, allocations: 0)
    for version in Version.allCases {
      let instructions = try Valgrind.instructions(of: version)
      let allocations = try Valgrind.allocations(of: version)
      if version == .byHand || version == .wholeByHand { hand = (instructions, allocations) }
      let ratio = (100 * instructions + hand.instructions / 2) / hand.instructions
      print(
        version.rawValue.padding(toLength: 18, withPad: " ", startingAt: 0),
        column(instructions, 13), column(instructions - hand.instructions, 7),
        column("\(ratio / 100).\(ratio / 10 % 10)\(ratio % 10)", 7),
        column(allocations, 13), column(allocations - hand.allocations, 7))
    }
  }

  private static func column(_ value: Int, _ width: Int) -> String { column("\(value)", width) }

  private static func column(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
