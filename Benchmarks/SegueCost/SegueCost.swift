import Foundation

/// Prints what a typed segue costs beside the same segue written by hand.
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
    print("One segue, its destination's creation left out; counted by valgrind.")
    print("version             instructions   added   allocations   added")
    var hand = (instructions: 0, allocations: 0)
    for version in Version.allCases {
      let instructions = try Valgrind.instructions(of: version)
      let allocations = try Valgrind.allocations(of: version)
      if version == .byHand { hand = (instructions, allocations) }
      print(
        version.rawValue.padding(toLength: 18, withPad: " ", startingAt: 0),
        column(instructions, 13), column(instructions - hand.instructions, 7),
        column(allocations, 13), column(allocations - hand.allocations, 7))
    }
  }

  private static func column(_ value: Int, _ width: Int) -> String {
    let text = "\(value)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
