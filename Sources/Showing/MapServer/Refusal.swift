/// The reason why a request is rejected before its target is considered.
enum Refusal: Error {
  case malformed
  case version
  case body
  case headTooLarge
  case headTooSlow

  var response: Response {
    switch self {
    case .malformed: Response("400 Bad Request", "This is not a valid HTTP request.\n")
    case .version: Response("505 HTTP Version Not Supported", "Only HTTP/1.1 and HTTP/1.0.\n")
    case .body: Response("413 Content Too Large", "A request must not have a body.\n")
    case .headTooLarge:
      Response("431 Request Header Fields Too Large", "The head of the request is too large.\n")
    case .headTooSlow:
      Response("408 Request Timeout", "The head of the request took too long to arrive.\n")
    }
  }
}
