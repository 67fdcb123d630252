/// The formula of a derived value or an effect: it reads a selector and then, by its parity, one of two lists of sources, so that
/// dependencies change all the time.
struct Formula {
  let selector: Int
  let whenEven: [Int]
  let whenOdd: [Int]
  let modulus: Int

  /// All sources that it may read.
  var all: [Int] { [selector] + whenEven + whenOdd }

  /// Returns the sources to read for a selector's value.
  func list(_ selector: Int) -> [Int] { selector % 2 == 0 ? whenEven : whenOdd }

  /// Returns its value for the values of its sources.
  func value(_ read: (Int) -> Int) -> Int {
    let selector = read(selector)
    return list(selector).reduce(selector) { $0 + read($1) } % modulus
  }
}
