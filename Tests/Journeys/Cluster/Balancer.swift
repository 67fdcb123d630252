@testable internal import TestSupport
internal import Foundation

/// HAProxy before several nodes: each connection goes to the next one, whichever node served the page.
final class Balancer: Sendable {
  /// The ports on this machine, by those of the nodes.
  let ports: [Int: Int]
  private let process: ChildProcess

  private init(ports: [Int: Int], process: ChildProcess) {
    self.ports = ports
    self.process = process
  }

  /// Starts a balancer.
  ///
  /// - Parameters:
  ///   - nodes: the addresses of the nodes, all of which serve at the same ports.
  static func start(_ nodes: [String], ports nodePorts: [Int], in folder: String) async throws -> Balancer {
    var ports: [Int: Int] = [:]
    for port in nodePorts { ports[port] = try FreePort.find() }
    let programs = ports.map { nodePort, port in
      """
      frontend pages\(nodePort)
        bind 127.0.0.1:\(port)
        default_backend nodes\(nodePort)
      backend nodes\(nodePort)
        balance roundrobin
        option httpchk
        http-check send meth GET uri /bindery/ready ver HTTP/1.1 hdr Host localhost
        default-server inter 500ms fastinter 100ms fall 2 rise 1 observe layer4 error-limit 2 on-error mark-down
      \(nodes.map { "  server \($0) \($0):\(nodePort) check" }.joined(separator: "\n"))
      """
    }
    let text = """
      global
        maxconn 4000
      defaults
        mode http
        timeout connect 1s
        timeout client 60s
        timeout server 60s
        timeout tunnel 60s
        retries 3
        option redispatch
        retry-on conn-failure empty-response
        option forwardfor if-none
      \(programs.joined(separator: "\n"))

      """
    let file = folder + "/haproxy.cfg"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try await Program.require("haproxy", ["-c", "-f", file])
    let (process, _) = try Program.start("haproxy", ["-db", "-f", file])
    return Balancer(ports: ports, process: process)
  }

  /// Ends the balancer.
  func end() async { await process.end() }
}
