/// The uses of a navigation item's bar button items in a Swift source.
package struct BarItemUses {
  /// A statement `navigationItem.leftBarButtonItem = …` that runs whenever the block around it does.
  package struct Replacement: Hashable, Sendable {
    package var property: String
    /// The offset of the brace that ends the block.
    package var end: Int
  }

  /// The properties of a navigation item that have bar button items.
  package static let properties: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
  ]

  package private(set) var replacements: Set<Replacement> = []
  /// The properties that code reads, or uses in a way that isn't understood.
  package private(set) var read: Set<String> = []

  private struct Block {
    /// The index of the brace that begins the block.
    var start: Int
    var replaced: Set<String> = []
  }

  package init(_ tokens: CodeTokens) {
    var blocks: [Block] = []
    /// The last place that may leave a block, or behind which code may not be compiled.
    var lastLeave = -1
    for index in tokens.indices {
      if tokens.mark(index) == "{" {
        blocks.append(Block(start: index))
      } else if tokens.mark(index) == "}" {
        let replaced = blocks.popLast()?.replaced ?? []
        replacements.formUnion(
          replaced.map { Replacement(property: $0, end: tokens.offset(index)) })
      } else if tokens.isWord(index, "return", "guard", "throw")
        || tokens.mark(index) == "#" && tokens.isWord(index + 1, "if", "else", "elseif", "endif")
      {
        lastLeave = index
      } else if let word = tokens.word(index), Self.properties.contains(word) {
        if !tokens.isAssigned(index) {
          read.insert(word)
        } else if tokens.isOwnItem(index), let last = blocks.indices.last,
          lastLeave < blocks[last].start
        {
          blocks[last].replaced.insert(word)
        }
      }
    }
  }
}

extension CodeTokens {
  fileprivate func isAssigned(_ index: Int) -> Bool {
    let equals = next(after: index)
    return mark(equals) == "=" && mark(equals + 1) != "="
  }

  /// Whether a statement begins with the property at an index: `navigationItem.x`, `self.navigationItem.x`.
  fileprivate func isOwnItem(_ index: Int) -> Bool {
    guard mark(index - 1) == ".", isWord(index - 2, "navigationItem") else { return false }
    let start = mark(index - 3) == "." && isWord(index - 4, "self") ? index - 4 : index - 2
    return isLineEnd(start - 1) || mark(start - 1) == "{" || mark(start - 1) == ";"
  }
}
