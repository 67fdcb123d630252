import Foundation
import Testing

@testable import BinderyWeb

struct WorkerTests {
  @Test func aWorkerKnowsHowManyThereAre() {
    #expect(Worker(environment: ["BINDERY_WORKER": "2/3"])?.count == 3)
  }

  @Test(
    arguments: [("2/3", .any), ("visitor/3", .visitor), ("common/3", .common)] as [(String, Worker.Role)])
  func aWorkerKnowsItsRole(text: String, role: Worker.Role) {
    #expect(Worker(environment: ["BINDERY_WORKER": text])?.role == role)
  }

  @Test(arguments: [nil, "", "1", "0/2", "3/2", "a/b", "a/2", "visitor/0", "1/2/3"])
  func aProcessWithoutANumberIsNoWorker(_ text: String?) {
    #expect(Worker(environment: text.map { ["BINDERY_WORKER": $0] } ?? [:]) == nil)
  }

  @Test func aReportCanBeRead() {
    let report = WorkerReport(
      failure: "a “b”", busyReason: "c\nd", windows: 3, unusedSeconds: 4, metrics: "e 1\n")
    #expect(WorkerReport(message: report.message) == report)
    #expect(WorkerReport(message: Array("nonsense".utf8)) == nil)
  }

  @Test func metricsThatAreTooLargeAreLeftOutOfAReport() {
    let large = String(repeating: "x", count: WorkerReport.maximumBytes)
    let report = WorkerReport(busyReason: "full", metrics: large)
    #expect(report.message.count <= WorkerReport.maximumBytes)
    #expect(WorkerReport(message: report.message) == WorkerReport(busyReason: "full"))
  }

  @Test func theLargestReportFitsIntoOneMessage() throws {
    var ends: [CInt] = [-1, -1]
    try #require(socketpair(AF_UNIX, CInt(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let message = [UInt8](repeating: 1, count: WorkerReport.maximumBytes)
    #expect(send(ends[0], message, message.count, CInt(MSG_DONTWAIT)) == message.count)
  }

  @Test(arguments: [
    ("/opt/app", "/opt/app"), ("./app", "/home/ada/./app"), ("bin/app", "/home/ada/bin/app"),
    ("sh", "/bin/sh"), ("no-such-program", "/proc/self/exe"), ("", "/proc/self/exe"),
  ])
  func aProgramIsFoundAsTheShellFindsIt(_ name: String, path: String) {
    let program = WorkerProgram(
      arguments: [name, "--port", "1"], environment: ["PATH": "/nowhere:relative:/bin"], folder: "/home/ada")
    #expect(program.path == path)
    #expect(program.arguments == [name, "--port", "1"])
  }

  @Test func aWorkerInheritsTheEnvironmentButNotWhatSystemdTellsItsSupervisor() {
    let program = WorkerProgram(
      arguments: ["/opt/app"],
      environment: [
        "HOME": "/home/ada", "NOTIFY_SOCKET": "/run/systemd/notify", "WATCHDOG_USEC": "1",
        "WATCHDOG_PID": "1",
        "LISTEN_FDS": "1", "LISTEN_PID": "1", "LISTEN_FDNAMES": "a", "NIO_SINGLETON_GROUP_LOOP_COUNT": "7",
      ], folder: "/")
    #expect(
      program.environment("2", of: 3) == [
        "HOME": "/home/ada", "NIO_SINGLETON_GROUP_LOOP_COUNT": "7", "BINDERY_WORKER": "2/3",
      ])
  }

  @Test func oneWorkerNeedsNoSupervisor() {
    #expect(WorkerSupervisor(workers: 1, configuration: WebConfiguration()) == nil)
    #expect(WorkerSupervisor(workers: 2, configuration: WebConfiguration()) != nil)
    #expect(
      WorkerSupervisor(workers: 1, isolation: .visitor(folder: "/"), configuration: WebConfiguration()) != nil
    )
  }
}
