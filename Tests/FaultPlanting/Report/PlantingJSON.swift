package import FilesAndPaths
import Findings

extension PlantingReport {
  /// The report for programs: rows, and every verdict.
  package func json(seed: UInt64) -> JSONValue {
    .object([
      "seed": .string(String(seed)),
      "planted": .integer(verdicts.count),
      "found": .integer(verdicts.count { $0.isFound }),
      "false": .integer(falseCount),
      "kinds": .array(
        rows.map { row in
          .object([
            "kind": .string(row.kind),
            "sites": .integer(row.sites),
            "leftOut": .array(
              row.leftOut.sorted { $0.key < $1.key }.map {
                .object(["reason": .string($0.key), "count": .integer($0.value)])
              }),
            "planted": .integer(row.planted),
            "found": .integer(row.found),
            "missed": .integer(row.missed),
            "false": .integer(row.strays),
          ])
        }),
      "plants": .array(verdicts.map(plant)),
    ])
  }

  private func plant(_ verdict: Verdict) -> JSONValue {
    .object([
      "app": .string(verdict.plant.app),
      "kind": .string(verdict.plant.kind),
      "index": .integer(verdict.plant.index),
      "file": .string(verdict.plant.place.file),
      "line": .integer(verdict.plant.place.line),
      "change": .string(verdict.plant.change),
      "noteSuffices": .bool(verdict.plant.acceptsNotes),
      "found": .bool(verdict.isFound),
      "hits": .array(verdict.hits.map(\.json)),
      "strays": .array(verdict.strays.map(\.json)),
    ])
  }
}
