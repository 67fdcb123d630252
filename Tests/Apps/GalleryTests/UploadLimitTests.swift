internal import BinderyPictures
internal import BinderyStore
internal import BinderyWeb
internal import Testing

/// The host that takes what people send, and those who read it, know nothing of each other.
struct UploadLimitTests {
  @Test func whatMayBeSentMayBeKeptAndImported() {
    #expect(PictureLimits().maximumBytes == WebLimits().maximumUploadBytes)
    #expect(RecordFile.maximumBytes == WebLimits().maximumUploadBytes)
  }
}
