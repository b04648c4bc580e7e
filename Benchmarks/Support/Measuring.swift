import Foundation

/// Bytes as megabytes, with one decimal.
package func megabytes(_ bytes: Int) -> String {
  String(format: "%.1f", Double(bytes) / 1_048_576)
}

extension Array<Double> {
  /// The median; 0 for no values.
  package var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// The time that a function takes, in seconds.
package func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// The processor time that a function takes on all threads together, in seconds, which depends
/// little on other load.
package func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}
