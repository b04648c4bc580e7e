import BenchmarkSupport
import Foundation

/// Measures the generator: `generation-benchmark [FOLDER]`.
///
/// FOLDER contains a folder per app with its storyboards and xibs; without it, the benchmark uses
/// `../shared/corpus` next to the package, or if that is missing, generated files.
@main
enum GenerationBenchmark {
  static func main() throws {
    let corpus = try BenchmarkCorpus.find(CommandLine.arguments.dropFirst().first)
    print("\(corpus.name): \(corpus.paths.count) files, \(megabytes(corpus.bytes)) MB\n")
    try WholeCorpus.run(corpus)
    try OneEdit.run()
    try CommandStart.run()
    try TypeChecking.run()
  }
}
