/// Returns a number with its noun: `1 scene`, `2 scenes`.
package func count(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
