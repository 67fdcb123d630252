import Foundation

/// A certificate of `localhost` and `apps.example.org`, signed with its own private key, both in PEM format. They protect nothing.
///
/// OpenSSL 3.4 makes such a pair with
///
///     openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem -out certificate.pem \
///       -subj "/CN=Bindery test 1" -addext "subjectAltName=DNS:localhost,DNS:apps.example.org" \
///       -not_before 20200101000000Z -not_after 21200101000000Z
struct TestCertificate: Sendable {
  let certificate: String
  let privateKey: String

  /// A certificate that is valid until the year 2120.
  static let first = TestCertificate(
    certificate: """
      -----BEGIN CERTIFICATE-----
      MIIBfDCCASOgAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5CaW5kZXJ5
      IHRlc3QgMTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGTEXMBUG
      A1UEAwwOQmluZGVyeSB0ZXN0IDEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASF
      0cVIWAaLjWR+iIlCwNMeY3hyoB8OlarKJ0DPyteEIvTa2Vc8lsKemhim5SbD5MRf
      sb/YxBHL5uxufWHvYhJpo1owWDAPBgNVHRMBAf8EBTADAQH/MCYGA1UdEQQfMB2C
      CWxvY2FsaG9zdIIQYXBwcy5leGFtcGxlLm9yZzAdBgNVHQ4EFgQU3grUEVbvMm0l
      gv7HAad8H5czlZswCgYIKoZIzj0EAwIDRwAwRAIgAKQZqh1so+YQd03dQVuiYvEE
      QpnlY8MlEcGLM0sokDcCIDj6t6fN5oVMBZvXkhT6Dff7QlrOYSagwtK5BtaUBgZs
      -----END CERTIFICATE-----
      """,
    privateKey: """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiFoCaXQ9NQ256CqT
      VZmID3IKybdtrknIVVy0/KSxkeShRANCAASF0cVIWAaLjWR+iIlCwNMeY3hyoB8O
      larKJ0DPyteEIvTa2Vc8lsKemhim5SbD5MRfsb/YxBHL5uxufWHvYhJp
      -----END PRIVATE KEY-----
      """)

  /// Another certificate that is valid until the year 2120.
  static let renewed = TestCertificate(
    certificate: """
      -----BEGIN CERTIFICATE-----
      MIIBfTCCASOgAwIBAgIBAjAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5CaW5kZXJ5
      IHRlc3QgMjAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGTEXMBUG
      A1UEAwwOQmluZGVyeSB0ZXN0IDIwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASs
      JXzHv/q+o3IttfVO//8DqoAyvX0a9B7N/tu16esdviFPq5ZOuXXexXlPlFknELo7
      gWJWLu1QslahuJX6qWO4o1owWDAPBgNVHRMBAf8EBTADAQH/MCYGA1UdEQQfMB2C
      CWxvY2FsaG9zdIIQYXBwcy5leGFtcGxlLm9yZzAdBgNVHQ4EFgQUyzzYFgQQlWg7
      64EwIws+bAGZ0FkwCgYIKoZIzj0EAwIDSAAwRQIgabdlXCoKc9yxjuofF0Z1W+p6
      jYvLvAuUd8TmI1S1CDYCIQDv9TxL9iOypPjHONkhvLuM2wUyDlPgxMER86oHVCs8
      0A==
      -----END CERTIFICATE-----
      """,
    privateKey: """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgIYnt2q1YR1V4BLWD
      z3isPPGuuTNDmKpAcw2aoXUKif6hRANCAASsJXzHv/q+o3IttfVO//8DqoAyvX0a
      9B7N/tu16esdviFPq5ZOuXXexXlPlFknELo7gWJWLu1QslahuJX6qWO4
      -----END PRIVATE KEY-----
      """)

  /// A certificate that expired in the year 2020.
  static let expired = TestCertificate(
    certificate: """
      -----BEGIN CERTIFICATE-----
      MIIBezCCASGgAwIBAgIBAzAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5CaW5kZXJ5
      IHRlc3QgMzAeFw0yMDAxMDEwMDAwMDBaFw0yMDAxMDIwMDAwMDBaMBkxFzAVBgNV
      BAMMDkJpbmRlcnkgdGVzdCAzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEO675
      gzTHFy88Rbwa+cCU4Cgd5iJdm+1fg/1btdu3r+mGBY5BnVCyjcB68jmcrwJgj5iA
      A0rMNV+A1DPbwfDmJqNaMFgwDwYDVR0TAQH/BAUwAwEB/zAmBgNVHREEHzAdggls
      b2NhbGhvc3SCEGFwcHMuZXhhbXBsZS5vcmcwHQYDVR0OBBYEFMGnAQKoF0MIZqwZ
      hWEd2ZbV0b0+MAoGCCqGSM49BAMCA0gAMEUCIQCYWavwu3aXfCXyPBrY+/rCUooD
      CSixeKac0bx3X5nQuAIgaxsbNoOH+tJnbQZd9jxJZWbn7bhAQgmdD7nciRFG3Ss=
      -----END CERTIFICATE-----
      """,
    privateKey: """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgC5L/pHeQ54kWf0XB
      MFjH9PhkMWJCaDftLzv6qwMVYy+hRANCAAQ7rvmDNMcXLzxFvBr5wJTgKB3mIl2b
      7V+D/Vu127ev6YYFjkGdULKNwHryOZyvAmCPmIADSsw1X4DUM9vB8OYm
      -----END PRIVATE KEY-----
      """)

  /// The private key of ``first``, with the passphrase `secret`: `openssl pkey -aes128`.
  static let lockedKey = """
    -----BEGIN ENCRYPTED PRIVATE KEY-----
    MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgVmerEuHhPRwICCAAw
    DAYIKoZIhvcNAgkFADAdBglghkgBZQMEAQIEEEbHQOauyAEart95g7PfLLEEgZD4
    5w6OWN9ukN69i+s9Ct5wYp8lPZGRa8PVTowGIlL9flPP2uICMC9ZPJ910dIF8VKV
    toISnvReWnLU5TnA4Fj6CV0uSHtSmqMFmvIlk6fIhOFvt9L26ubUjtxcFq+26nEM
    yl+9cEaf7iCKCiUtVj8P3J/hiC+MsoLSqudwVcKghMvz2+TaI8DvzVrtl3RBOhY=
    -----END ENCRYPTED PRIVATE KEY-----
    """
}
