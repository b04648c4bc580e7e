import BenchmarkSupport
import Foundation

/// Measures the generator: `generation-benchmark [FOLDER]`.
///
/// FOLDER holds apps, one a folder, with their storyboards and xibs; without it, `../shared/corpus`
/// beside the package is used, or where that is missing, files that are made up.
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
