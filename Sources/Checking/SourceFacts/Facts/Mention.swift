package import SourceLexing

/// A place where code uses a type or a xib by its name.
package struct Mention: Sendable {
  package enum Kind: UInt8, Sendable {
    /// An object is created: `List()`, `[List alloc]`, `[List new]`.
    case creation
    /// `List.make`, `[List make]`
    case member
    /// A member whose name says that it may load a xib: `Row.nib`, `[Row loadFromNib]`.
    case nibMember
    /// A xib is loaded by its name: `UINib(nibName: "Row", bundle: nil)`.
    case xib
  }

  package let kind: Kind
  /// The name of the type or xib.
  package let name: WordHash
  /// The name after that of the type, if there is one.
  package let member: WordHash?
  private let line: UInt32
  private let column: UInt32

  package init(
    _ kind: Kind, of name: WordHash, member: WordHash? = nil, at position: SourcePosition
  ) {
    self.kind = kind
    self.name = name
    self.member = member
    line = UInt32(truncatingIfNeeded: position.line)
    column = UInt32(truncatingIfNeeded: position.column)
  }

  package var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
}
