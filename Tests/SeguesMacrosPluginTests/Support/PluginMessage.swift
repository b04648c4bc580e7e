import Foundation
import TestSupport

/// The compiler's side of its conversation with a macro plugin: one request and one answer.
///
/// Each message is JSON preceded by its length: eight bytes, least significant first.
struct PluginMessage: Encodable {
  struct Macro: Encodable {
    var moduleName = "SeguesMacrosPlugin"
    var typeName: String
    var name: String
  }

  struct Syntax: Encodable {
    struct Location: Encodable {
      var fileID = "App/Screens.swift"
      var fileName = "Screens.swift"
      var offset = 0
      var line = 1
      var column = 1
    }

    var kind: String
    var source: String
    var location = Location()
  }

  struct Request: Encodable {
    var macro: Macro
    var macroRole = "member"
    var discriminator = "discriminator"
    var attributeSyntax: Syntax
    var declSyntax: Syntax
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
    var lexicalContext: [Syntax]?
  }

  struct Answer: Decodable {
    struct Diagnostic: Decodable {
      struct FixIt: Decodable {
        struct Change: Decodable {
          struct Range: Decodable {
            var startOffset: Int
            var endOffset: Int
          }

          var range: Range
          var newText: String
        }

        var message: String
        var changes: [Change]
      }

      var message: String
      var fixIts: [FixIt]
    }

    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  private struct Reply: Decodable {
    var expandMacroResult: Answer
  }

  var expandAttachedMacro: Request

  /// Returns the answer of the package's own plugin.
  func answer() throws -> Answer {
    let greeting = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    let request = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    let process = try Subprocess.run(
      Subprocess.product("SeguesMacrosPlugin-tool"), [],
      input: framed(greeting) + framed(request))
    guard let start = process.output.range(of: #"{"expandMacroResult""#) else {
      throw NoAnswer(status: process.status, errors: String(process.errors.prefix(200)))
    }
    let reply = Data(process.output[start.lowerBound...].utf8)
    return try JSONDecoder().decode(Reply.self, from: reply).expandMacroResult
  }

  /// Returns a message preceded by its length.
  ///
  /// The input of a ``Subprocess`` is text. Spaces fill the message up to a multiple of 256 bytes, so that
  /// every byte of the length is ASCII. This works for up to 32,000 bytes.
  private func framed(_ message: String) -> String {
    let padded = message + String(repeating: " ", count: 256 - message.utf8.count % 256)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: padded.utf8.count >> ($0 * 8)) }
    return String(decoding: length, as: UTF8.self) + padded
  }
}

/// The error of a plugin that ends without an answer.
struct NoAnswer: Error {
  var status: Int32
  var errors: String
}
