internal import Foundation

/// PostgreSQL's own benchmark, with the statements of a write, one after the other.
enum Pgbench {
  private static let script = """
    \\set feeding random(0, 99)
    BEGIN;
    SELECT pg_advisory_xact_lock(hashtextextended('bench.feeding', 0));
    SELECT number, stamp, (SELECT max(position) FROM bindery.record WHERE collection = 'bench.feeding')
      FROM bindery.change WHERE collection = 'bench.feeding' ORDER BY number DESC LIMIT 1 \\gset
    SELECT body FROM bindery.record WHERE collection = 'bench.feeding' AND key = 'feeding ' || :feeding;
    UPDATE bindery.record SET body = '{"at":0,"grams":1,"id":"feeding","pet":"Selina"}', changed = :number + 1
      WHERE collection = 'bench.feeding' AND key = 'feeding ' || :feeding;
    INSERT INTO bindery.change (collection, number, stamp, key, kinds)
      SELECT 'bench.feeding', :number + ordinality, 1, key, kinds
      FROM unnest(ARRAY['feeding'], ARRAY[2::smallint]) WITH ORDINALITY AS changed (key, kinds, ordinality);
    COMMIT;
    """

  struct Failure: Error { let output: String }

  /// Returns the mean time of a transaction in milliseconds.
  static func milliseconds(_ address: String) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bench-cluster-\(UUID().uuidString).sql")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(
      filePath: ProcessInfo.processInfo.environment["PGBENCH"] ?? "/usr/bin/pgbench")
    process.arguments = ["--no-vacuum", "-M", "prepared", "-c", "1", "-t", "1000", "-f", file.path, address]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("latency average = ") }),
      let value = line.split(separator: " ").dropFirst(3).first.flatMap({ Double($0) })
    else { throw Failure(output: text) }
    return value
  }
}
