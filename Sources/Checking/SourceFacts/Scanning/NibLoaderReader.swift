/// Reads which xibs the callers of some methods of Objective-C make them load.
package struct NibLoaderReader {
  private let tokens: CodeTokens
  private let loaders: [String: NibLoads.Loader.Name]
  package private(set) var loads = NibLoads()
  /// The class whose methods the last `@implementation` has.
  private var implemented: String?

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - tokens: Its tokens.
  ///   - loaders: The methods.
  package init(_ tokens: CodeTokens, _ loaders: Set<NibLoads.Loader>) {
    self.tokens = tokens
    self.loaders = Dictionary(
      loaders.map { ($0.method, $0.name) }, uniquingKeysWith: { first, _ in first })
    for index in tokens.indices where !loads.areComputed {
      if tokens.isWord(index, "implementation"), tokens.mark(index - 1) == "@" {
        implemented = tokens.word(index + 1)
      } else if let word = tokens.word(index), let name = self.loaders[word] {
        look(at: index, name)
      } else if let text = tokens.text(index), loaders.contains(where: { text.contains($0.method) }) {
        // A selector in a string.
        loads.areComputed = true
      }
    }
  }

  private mutating func look(at index: Int, _ name: NibLoads.Loader.Name) {
    if tokens.declaresMethod(index) { return }
    switch name {
    case .argument:
      let value = tokens.next(after: tokens.next(after: index))
      if tokens.mark(tokens.next(after: index)) != ":" {
        loads.areComputed = true
      } else if let text = tokens.wholeText(value) {
        loads.names.insert(text)
      } else if let origin = NibNameOrigin(of: value, in: tokens) {
        loads.add(origin)
      } else {
        loads.areComputed = true
      }
    case .receiver:
      if let receiver = receiver(ofMessageAt: index) {
        loads.receivers.insert(receiver)
      } else {
        loads.areComputed = true
      }
    }
  }

  /// The class to whose object a message is sent: `[self name]`, `[[Row alloc] name]`.
  private func receiver(ofMessageAt index: Int) -> String? {
    if tokens.mark(index - 2) == "[", tokens.isWord(index - 1, "self", "super") {
      return implemented
    }
    guard tokens.mark(index - 1) == "]", tokens.isWord(index - 2, "alloc"),
      tokens.mark(index - 4) == "[", tokens.mark(index - 5) == "["
    else { return nil }
    return tokens.word(index - 3)
  }
}
