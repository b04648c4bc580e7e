import FaultPlanting
import Fuzzing
import MapServer
import Testing

/// Requests damaged as the fuzzer damages files.
@Suite("Damaged requests", .timeLimit(.minutes(60))) struct DamagedRequestTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `A damaged request gets one answer, and the page only with the server's name`(
    seed: UInt64
  ) throws {
    let test = try TestServer()
    let whole = Array(test.request().utf8)
    let other = Array(
      "GET /?a=b HTTP/1.0\r\n\(test.host)Accept: */*\r\nContent-Length: 0\r\n\r\n".utf8)
    var random = SeededNumbers(seed: seed, for: "request")
    var statuses: Set<String> = []
    for _ in 0..<500 {
      var bytes = Bool.random(using: &random) ? whole : other
      Damage.apply(to: &bytes, of: .configuration, other: other, using: &random)
      // A complete head is answered at once.
      bytes += Array("\r\n\r\n".utf8)
      let client = try test.client()
      client.send(bytes)
      let answer = client.answer()
      let request = String(decoding: bytes, as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 "), "\(request)")
      #expect(answer.split(separator: "\r\nConnection: close\r\n").count == 2, "\(request)")
      let status = TestServer.status(of: answer)
      let isForThisServer = request.lowercased().contains("localhost:\(test.server.port)")
      #expect(status != "200" || isForThisServer, "\(request)")
      statuses.insert(status)
    }
    #expect(statuses.isSuperset(of: ["200", "400"]))
    #expect(
      statuses.isSubset(of: ["200", "400", "403", "404", "405", "413", "431", "505"]),
      "\(statuses)")
    try test.expectService()
  }
}
