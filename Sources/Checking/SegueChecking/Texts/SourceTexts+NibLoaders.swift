internal import Files
internal import SourceFacts
internal import SourceLexing

extension SourceTexts {
  /// The xibs that the sources, tests left out, may load, also through methods that get the name from their callers.
  func resolvedNibLoads() -> NibLoads {
    var loads = nibLoads
    var known: Set<NibLoads.Loader> = []
    // A method that calls another one is found in the next round.
    while !loads.areComputed, loads.loaders != known {
      known = loads.loaders
      // Swift may know a method by another name: `initWithRowName` is `init(rowName:)`.
      if sources.contains(where: { FilePath.pathExtension(of: $0.path) == "swift" }) {
        loads.areComputed = true
      }
      for found in eachSource({ [known] in $0.nibLoads(of: known).map { [$0] } ?? [] }) {
        loads.formUnion(found)
      }
    }
    return loads
  }
}

extension SourceTexts.Source {
  /// The xibs that the source makes some methods load; nil if it doesn't mention them.
  fileprivate func nibLoads(of loaders: Set<NibLoads.Loader>) -> NibLoads? {
    guard loaders.contains(where: { words[WordHash($0.method)] != nil }) else { return nil }
    return bytes.withUnsafeBufferPointer {
      NibLoaderReader(CodeTokens($0, .objectiveC), loaders).loads
    }
  }
}
