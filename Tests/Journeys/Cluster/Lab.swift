@testable internal import TestSupport
internal import Foundation

/// Machines on one network: each is a network namespace with an address of its own, joined by a bridge of this machine. Needs root.
///
///     this machine 10.213.7.1 ── bridge ─┬─ 10.213.7.11  node 1
///                                        ├─ 10.213.7.12  node 2
///                                        └─ 10.213.7.13  database
final class Lab: Sendable {
  /// A machine of the lab.
  struct Machine: Sendable, Hashable {
    /// The name of its namespace.
    let namespace: String
    /// The name of its cable's end at the bridge.
    let cable: String
    let address: String
  }

  /// The address of this machine in the lab.
  var address: String { "10.213.\(number).1" }
  /// The network of the lab.
  var network: String { "10.213.\(number).0/24" }

  private let number: Int
  private let prefix: String

  private init(number: Int) {
    self.number = number
    prefix = "bindery\(number)"
  }

  /// Creates a network without machines. The first free one of 250 is used, so that labs of several test runs do not meet.
  static func open() async throws -> Lab {
    for number in 1...250 {
      let lab = Lab(number: number)
      guard try await Program.run("ip", ["link", "add", lab.prefix, "type", "bridge"]).code == 0 else {
        continue
      }
      try await Program.require("ip", ["addr", "add", "\(lab.address)/24", "dev", lab.prefix])
      try await Program.require("ip", ["link", "set", lab.prefix, "up"])
      return lab
    }
    throw Program.Failure(command: "ip link add", output: "All 250 networks of a lab are in use.")
  }

  /// Adds a machine.
  ///
  /// - Parameter index: the last part of its address, from 2.
  func add(_ name: String, at index: Int) async throws -> Machine {
    let machine = Machine(
      namespace: "\(prefix)-\(name)", cable: "\(prefix)v\(index)", address: "10.213.\(number).\(index)")
    let namespace = machine.namespace
    try await Program.require("ip", ["netns", "add", namespace])
    try await Program.require(
      "ip",
      ["link", "add", machine.cable, "type", "veth", "peer", "name", "eth0", "netns", namespace])
    try await Program.require("ip", ["link", "set", machine.cable, "master", prefix, "up"])
    for command in [
      ["addr", "add", "\(machine.address)/24", "dev", "eth0"], ["link", "set", "eth0", "up"],
      ["link", "set", "lo", "up"],
    ] {
      try await Program.require("ip", ["-n", namespace] + command)
    }
    try await Program.require("ip", ["netns", "exec", namespace, "nft", "add table inet faults"])
    try await Program.require(
      "ip",
      ["netns", "exec", namespace, "nft", "add chain inet faults in { type filter hook input priority 0; }"])
    return machine
  }

  /// Removes all machines and the network. Programs in them must have ended.
  func close(_ machines: [Machine]) async throws {
    for machine in machines { try await Program.require("ip", ["netns", "del", machine.namespace]) }
    try await Program.require("ip", ["link", "del", prefix])
  }

  // MARK: Faults

  /// Unplugs a machine's cable, or plugs it in again.
  func setCable(of machine: Machine, isPlugged: Bool) async throws {
    try await Program.require("ip", ["link", "set", machine.cable, isPlugged ? "up" : "down"])
  }

  /// Makes a machine lose everything that comes from an address, and nothing that it sends there.
  func drop(from address: String, at machine: Machine) async throws {
    try await nft(machine, "add rule inet faults in ip saddr \(address) drop")
  }

  /// Ends what ``drop(from:at:)`` began.
  func receiveAll(at machine: Machine) async throws { try await nft(machine, "flush chain inet faults in") }

  private func nft(_ machine: Machine, _ rule: String) async throws {
    try await Program.require("ip", ["netns", "exec", machine.namespace, "nft", rule])
  }
}

extension Lab.Machine {
  /// The program and arguments that run a program on this machine.
  func command(_ program: String, _ arguments: [String]) -> (program: String, arguments: [String]) {
    ("ip", ["netns", "exec", namespace, program] + arguments)
  }
}
