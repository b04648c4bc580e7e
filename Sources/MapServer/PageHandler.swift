#if Server
  internal import FlyingFox
  internal import Foundation

  /// Answers requests: the page, and the news of it.
  struct PageHandler: HTTPHandler {
    let feed: PageFeed

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      guard let port = await feed.port, LoopbackHost.isOwn(request.headers[.host], port: port)
      else {
        return answer(.init(403, phrase: "Forbidden"), "This server answers to localhost only.\n")
      }
      guard request.method == .GET || request.method == .HEAD else {
        return answer(.methodNotAllowed, "Only GET.\n")
      }
      switch request.path {
      case "/":
        let html = await feed.page.html
        var headers = Self.headers(type: "text/html; charset=utf-8")
        guard request.method == .GET else {
          headers[.contentLength] = String(html.count)
          return HTTPResponse(statusCode: .ok, headers: headers)
        }
        return HTTPResponse(statusCode: .ok, headers: headers, body: Data(html))
      case "/events":
        return HTTPResponse(
          statusCode: .ok, headers: Self.headers(type: "text/event-stream"),
          body: HTTPBodySequence(from: PageEvents(feed: feed)))
      default:
        return answer(.notFound, "There is only the map, at /.\n")
      }
    }

    private func answer(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
      HTTPResponse(
        statusCode: status, headers: Self.headers(type: "text/plain; charset=utf-8"),
        body: Data(text.utf8))
    }

    /// What keeps the page to itself: not kept, not guessed at, not framed, not read by other sites.
    private static func headers(type: String) -> HTTPHeaders {
      [
        .contentType: type, .cacheControl: "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("X-Frame-Options"): "DENY",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ]
    }
  }
#endif
