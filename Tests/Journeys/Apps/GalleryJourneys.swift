@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// The program itself: its arguments, its output and its end.
  @Suite(.timeLimit(.minutes(10)))
  struct GalleryJourneys {
    @Test func helpNamesEveryOptionAndVariable() async throws {
      try await withFolder { folder in
        let (output, code) = try await ServerProcess.run("gallery", ["--help"], home: folder)
        #expect(code == 0)
        for name in [
          "--port", "--host", "--allow-host", "--data", "--sample", "--version", "BINDERY_PORT",
          "BINDERY_HOST",
          "BINDERY_DATA",
          "BINDERY_SAMPLE", "BINDERY_TILES_URL", "BINDERY_TILES_ATTRIBUTION", "OPEN_METEO_URL",
          "OPEN_METEO_GEOCODING_URL", "DARK_SKY_URL", "DARK_SKY_KEY",
          "NOMINATIM_URL", "OVERPASS_URL", "YELP_URL", "YELP_KEY", "BINDERY_NOW", "BINDERY_LOCALE", "TZ",
        ] {
          #expect(output.contains(name))
        }
        #expect(try await ServerProcess.run("gallery", ["--version"], home: folder).output.hasPrefix("0."))
      }
    }

    @Test(arguments: [
      (["--port", "many"], [:]), (["--port", "70000"], [:]), (["--colour"], [:]),
      ([], ["BINDERY_PORT": "many"]), ([], ["DARK_SKY_URL": "nowhere"]), ([], ["BINDERY_NOW": "soon"]),
    ])
    func usageErrorsAreReadableAndExitWith64(arguments: [String], environment: [String: String])
      async throws
    {
      try await withFolder { folder in
        let (output, code) = try await ServerProcess.run(
          "gallery", arguments + ["--data", folder], environment: environment, home: folder)
        #expect(code == 64)
        #expect(output.contains(arguments.last ?? environment.first?.value ?? "?"))
        #expect(!output.contains("Fatal"))
      }
    }

    @Test func portConflictsAreReportedWithARemedy() async throws {
      try await withServer { server, folder in
        let port = try await ServerProcess.run(
          "gallery", ["--port", String(server.port), "--data", folder + "/other"], home: folder)
        #expect(port.code != 0)
        #expect(port.output.contains("Port \(server.port) on 127.0.0.1 is taken by another program."))
        #expect(port.output.contains("--port"))
      }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func terminatesGracefully(signal: CInt) async throws {
      try await withServer { server, _ in
        #expect(await server.stop(signal) == 0)
      }
    }

    @Test func eachAppLeadsBackToTheHomePage() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          for path in [
            "cloudy", "coffee-quest", "grados", "movie-info", "pet-adoption", "pet-feeder", "source",
          ] {
            let page = try await browser.open(server.address + "/" + path)
            let link = page.role("navigation", "All apps").link("Bindery, all apps")
            try await link.waitUntilShown()
            for (screen, name) in [(Screen.desktop, "desktop-light"), (.phone.dark, "phone-dark")] {
              try await page.show(on: screen)
              let box = try await link.evaluate(
                "function() { const { width, height } = this.getBoundingClientRect(); return [width, height] }"
              )
              #expect(box.array.allSatisfy { ($0.number ?? 0) >= 44 })
              // Once the large title is scrolled away, the bar shows it beside the link without overlapping.
              let gap = try await link.evaluate(
                """
                function() {
                  const title = this.closest('.bar').querySelector('.bar-title');
                  const words = document.createRange();
                  words.selectNodeContents(title);
                  return title.hidden ? 1 : words.getBoundingClientRect().left - this.getBoundingClientRect().right;
                }
                """)
              #expect((gap.number ?? 0) > 0)
              try await page.screenshot("home-link-\(path)-\(name)")
            }
            try await page.show(on: .desktop)
            try await page.press(named: "Bindery, all apps")
            try await page.wait(forPath: "/")
            try await page.heading("Bindery").waitUntilShown()
            #expect(try await page.selector("nav.home").count == 0)
            try await page.close()
          }
        }
      }
    }

    @Test func theHomePageLeadsToTheApps() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address)
          try await page.heading("Bindery").waitUntilShown()
          try await page.screenshot("home-desktop-light")
          try await page.show(on: .phone.dark)
          try await page.screenshot("home-phone-dark")
          try await page.selector("[data-test=app-cloudy]").click()
          try await page.heading("Cloudy").waitUntilShown()
          #expect(try await page.url == server.address + "/cloudy")
          try await page.goBack()
          try await page.heading("Bindery").waitUntilShown()
          try await page.role("link", containing: "Source of Grados").click()
          try await page.heading("Grados").waitUntilShown()
          try await page.role("link", containing: "WeatherViewModel.swift").click()
          try await page.wait(for: "public final class WeatherViewModel")
          #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
          try await page.screenshot("source-phone-dark")
        }
      }
    }
  }
}
