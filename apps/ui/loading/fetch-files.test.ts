import { beforeEach, expect, it, vi } from "vitest"
import { fetchFiles } from "./fetch-files.ts"

const get = vi.fn<(url: string) => Promise<Response>>()
class Loaded {
  responseStatus: number
  constructor(status: number) {
    this.responseStatus = status
  }
}
const entries = vi.fn<(url: string) => ReadonlyArray<Loaded>>()

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://shop.test/search?q=tv" })
  vi.stubGlobal("fetch", get)
  vi.stubGlobal("performance", { getEntriesByName: entries })
  vi.stubGlobal("PerformanceResourceTiming", Loaded)
  get.mockReset().mockImplementation(async () => new Response("export {}"))
  entries.mockReset().mockReturnValue([])
})

it("fetches each file once, however many parts need it", async () => {
  await Promise.all([fetchFiles(["/assets/a.js", "/assets/b.js"]), fetchFiles(["/assets/a.js"])])
  await fetchFiles(["/assets/b.js"])
  expect(get.mock.calls).toEqual([["https://shop.test/assets/a.js"], ["https://shop.test/assets/b.js"]])
})

it("fails where one cannot be fetched or is gone, and fetches it again the next time", async () => {
  get.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  await expect(fetchFiles(["/assets/c.js"])).rejects.toThrow("Failed to fetch")
  get.mockResolvedValueOnce(new Response("", { status: 404 }))
  await expect(fetchFiles(["/assets/c.js"])).rejects.toThrow("404")
  await fetchFiles(["/assets/c.js"])
  expect(get).toHaveBeenCalledTimes(3)
})

it("leaves out what the page has loaded already, but not what it could not load", async () => {
  entries.mockImplementation((url) => [new Loaded(url.endsWith("/d.js") ? 200 : 404)])
  await fetchFiles(["/assets/d.js", "/assets/e.js"])
  expect(get.mock.calls).toEqual([["https://shop.test/assets/e.js"]])
})

it("leaves out what the page itself imports, whose import it would only repeat", async () => {
  vi.stubGlobal("imported", ["/assets/f.js"])
  await fetchFiles(["/assets/f.js", "/assets/g.js"])
  expect(get.mock.calls).toEqual([["https://shop.test/assets/g.js"]])
})
