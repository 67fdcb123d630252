/// Replies in the format that TMDb documents, about fictional movies.
enum TMDbReplies {
  static let page = """
    {"page":1,"total_pages":2,"total_results":21,"dates":{"minimum":"2019-04-01","maximum":"2019-05-01"},
    "results":[{"id":603,"title":"Glass Harbor","original_title":"Port de verre","original_language":"fr",
    "overview":"A letter.","release_date":"2019-04-26","poster_path":"/abc.jpg","backdrop_path":null,
    "vote_average":8.2,"vote_count":1204,"popularity":99.5,"genre_ids":[18,35],"adult":false,"video":false}]}
    """

  static let bare = """
    {"page":1,"total_pages":1,"results":[
    {"id":1,"title":"Null","overview":null,"release_date":null,"poster_path":null,"vote_average":0,"vote_count":0},
    {"id":2,"title":"Empty","overview":"","release_date":"","poster_path":"","genre_ids":[]},
    {"id":3,"title":"Missing"},
    {"id":4,"title":"","original_title":"Original","release_date":"2019-13-45","vote_count":-3},
    {"id":5,"title":"Hostile","poster_path":"/../../secret","release_date":"26.04.2019","vote_average":"a lot"}]}
    """

  static let details = """
    {"id":603,"title":"Glass Harbor","release_date":"","runtime":124,
    "tagline":"The tide keeps every secret but one.","genres":[{"id":18,"name":"Drama"},{"name":"None"}],
    "vote_average":8,"vote_count":2,
    "credits":{"cast":[{"name":"Lorcan Vasquine","character":"","order":1},{"character":"Nobody"},
    {"name":"Mirela Osterhaus","character":"Runa","order":0}],"crew":[]},
    "videos":{"results":[{"site":"YouTube","key":"teaser1","type":"Teaser","official":true},
    {"site":"Elsewhere","key":"x","type":"Trailer","official":true},
    {"site":"YouTube","key":"fan1","type":"Trailer","official":false},
    {"site":"YouTube","key":"official1","type":"Trailer","official":true},
    {"site":"YouTube","key":"clip1","type":"Clip","official":true}]}}
    """

  static func named(_ title: String) -> String {
    #"{"page":1,"total_pages":1,"results":[{"id":1,"title":"\#(title)"}]}"#
  }
}
