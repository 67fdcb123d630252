import Bindery

/// Returns what is reported while a closure runs.
@MainActor
func reports(of body: () -> Void) -> [Report] {
  var reports: [Report] = []
  let handler = Reports.handler
  Reports.handler = { reports.append($0) }
  defer { Reports.handler = handler }
  body()
  return reports
}
