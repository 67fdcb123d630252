internal import BinderyPictures
internal import BinderyStore
internal import BinderyWeb
internal import Testing

/// The upload limits of the host and of the picture store are independent, so these tests compare them.
struct UploadLimitTests {
  @Test func uploadLimitMatchesStorageAndImportLimits() {
    #expect(PictureLimits().maximumBytes == WebLimits().maximumUploadBytes)
    #expect(RecordFile.maximumBytes == WebLimits().maximumUploadBytes)
  }
}
