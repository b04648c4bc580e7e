/// The response to a request that is rejected before its target is considered.
struct Refusal: Error {
  let response: Response

  private init(_ status: String, _ text: String) { response = Response(status, text) }

  static let malformed = Refusal("400 Bad Request", "This is not a valid HTTP request.\n")
  static let version = Refusal(
    "505 HTTP Version Not Supported", "Only HTTP/1.1 and HTTP/1.0.\n")
  static let body = Refusal("413 Content Too Large", "A request must not have a body.\n")
  static let headTooLarge = Refusal(
    "431 Request Header Fields Too Large", "The head of the request is too large.\n")
  static let headTooSlow = Refusal(
    "408 Request Timeout", "The head of the request took too long to arrive.\n")
}
