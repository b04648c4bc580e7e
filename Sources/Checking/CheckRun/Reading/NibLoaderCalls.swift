internal import SourceFacts
internal import SourceLexing

extension [DecodedSource] {
  /// The xibs that the sources may load, also through methods that get the name from their callers.
  ///
  /// These methods are known only after all sources were scanned, so those that mention one are read again.
  var nibLoads: NibLoads {
    var loads = reduce(into: NibLoads()) { $0.formUnion($1.outline.facts.nibLoads) }
    var known: Set<NibLoads.Loader> = []
    // A method that calls another one is found in the next round.
    while !loads.areComputed, loads.loaders != known {
      known = loads.loaders
      // Swift may know a method by another name: `initWithRowName` is `init(rowName:)`.
      if contains(where: { $0.language == .swift }) { loads.areComputed = true }
      for source in self where source.mentions(anyOf: known) {
        source.bytes.withUnsafeBufferPointer {
          loads.formUnion(NibLoaderReader(CodeTokens($0, .objectiveC), known).loads)
        }
      }
    }
    return loads
  }
}

extension DecodedSource {
  fileprivate func mentions(anyOf loaders: Set<NibLoads.Loader>) -> Bool {
    loaders.contains { outline.facts.words[WordHash($0.method)] != nil }
  }
}
