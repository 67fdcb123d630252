/// One measured number.
struct Figure {
  let workload: String
  let engine: String
  let value: Double
  /// The unit, such as `ns`, `bytes` or `runs`.
  let unit: String
  var instructions: Double?

  /// The figure as one line of JSON.
  var json: String {
    let number = (value * 100).rounded() / 100
    let instructions = instructions.map { String(Int($0.rounded())) } ?? "null"
    return """
      {"workload":"\(workload)","engine":"\(engine)","\(unit)":\(number),"instructions":\(instructions)}
      """
  }
}
