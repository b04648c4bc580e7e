import BenchmarkSupport

/// Measures the memory for reading the whole corpus at once, keeping all models.
enum PeakMemory {
  static func run(_ corpus: BenchmarkCorpus) throws {
    let result = try ChildMeasurement.measure(corpus.paths)
    print("Peak memory, the whole corpus in one process, all models kept")
    print("  before reading  \(megabytes(result.baseline)) MB")
    print("  peak            \(megabytes(result.peak)) MB  goal: under 150")
    print("  objects         \(result.objects)\n")
  }
}
