/// An HTTP response, as it is sent.
struct Response {
  private let head: [UInt8]
  private let body: [UInt8]
  /// Whether the response only begins, and events follow it.
  let isStream: Bool

  /// Creates a response with a body, after which the connection is closed.
  ///
  /// The status is a code and its phrase, such as `404 Not Found`. `headers` has further header lines, each of which
  /// ends with `\r\n`.
  init(_ status: String, type: String, body: [UInt8], headers: String = "") {
    head = Self.head(status, type: type, headers: "Content-Length: \(body.count)\r\n\(headers)")
    self.body = body
    isStream = false
  }

  /// Creates a response with a sentence of explanation.
  init(_ status: String, _ text: String, headers: String = "") {
    self.init(status, type: "text/plain; charset=utf-8", body: Array(text.utf8), headers: headers)
  }

  /// Creates the beginning of a stream, which lasts as long as the connection.
  init(streaming type: String) {
    head = Self.head("200 OK", type: type, headers: "")
    body = []
    isStream = true
  }

  /// The bytes to send.
  var output: Output { Output([head, body]) }

  /// Returns the head.
  ///
  /// Its headers make browsers isolate the page: it is neither stored nor framed nor read by other
  /// sites, and its type is not guessed.
  private static func head(_ status: String, type: String, headers: String) -> [UInt8] {
    Array(
      """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: DENY\r
      Referrer-Policy: no-referrer\r
      Cross-Origin-Resource-Policy: same-origin\r
      Connection: close\r
      \(headers)\r

      """.utf8)
  }
}
