import Foundation

/// Bytes as megabytes, with one decimal.
package func megabytes(_ bytes: Int) -> String {
  String(format: "%.1f", Double(bytes) / 1_048_576)
}

extension Array<Double> {
  /// The middle value; 0 of none.
  package var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// The seconds that a function takes.
package func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// The processor seconds that a function takes, on all threads together: what a busy machine does
/// not change much.
package func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}
