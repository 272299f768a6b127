import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { precompress } from "./precompress.ts"

let shop: ShopApp
let folder: string

const write = (path: string, text: string) => {
  const file = join(folder, path)
  mkdirSync(join(file, ".."), { recursive: true })
  writeFileSync(file, text)
}

const SCRIPT = `console.info(${JSON.stringify("voltread ".repeat(400))})`

/** A minimal storefront build: its pages show what they were given. */
const ENTRY = `
export const render = async (request, { nonce, fetch, apiUrl, shopName, leaseTerms }) => {
  const { pathname, search } = new URL(request.url)
  if (pathname === "/broken") throw new Error("a mistake with a secret in it")
  if (pathname === "/slow") {
    const ended = () => { globalThis.slowPages = (globalThis.slowPages ?? 0) + 1 }
    const isGone = new Promise((_, reject) => {
      request.signal.addEventListener("abort", () => {
        ended()
        reject(request.signal.reason)
      })
    })
    if (search === "?shell") {
      const start = (controller) => {
        controller.enqueue(new TextEncoder().encode("<p>"))
        const end = setTimeout(() => {
          ended()
          controller.close()
        }, 300)
        isGone.catch((reason) => {
          clearTimeout(end)
          controller.error(reason)
        })
      }
      return new Response(new ReadableStream({ start }), { headers: { "content-type": "text/html" } })
    }
    await isGone
  }
  if (pathname === "/old") return Response.redirect(new URL("/new", request.url), 301)
  const answer = await fetch(apiUrl + "/graphql/products", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ searchProducts(input: {}) { totalCount } }" }),
  })
  const { data } = await answer.json()
  const page = {
    url: request.url,
    cookie: request.headers.get("cookie"),
    authorization: request.headers.get("authorization"),
    nonce,
    shopName,
    leaseTerms,
    count: data.searchProducts.totalCount,
  }
  return new Response("<p>" + JSON.stringify(page) + "</p>" + "x".repeat(5000), {
    status: pathname === "/missing" ? 404 : 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
  })
}
`

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "voltread-web-"))
  write("storefront/dist/server/package.json", '{ "type": "module" }')
  write("storefront/dist/server/entry-server.js", ENTRY)
  write("storefront/dist/client/favicon.svg", "<svg/>")
  write("storefront/dist/client/.vite/manifest.json", "{}")
  write("storefront/dist/client/assets/app-1a2b.js", SCRIPT)
  write("backoffice/dist/index.html", "<head><title>back office</title></head>")
  write("backoffice/dist/favicon.svg", "<svg/>")
  write("backoffice/dist/assets/office-3c4d.js", SCRIPT)
  expect(await precompress(join(folder, "storefront/dist/client"))).toBe(2)
  shop = await shopApp(inject("postgresUrl"), { WEB_FOLDER: folder, PUBLIC_URL: "https://shop.example" })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

const pageOf = (body: string) => JSON.parse(/<p>(.*?)<\/p>/.exec(body)?.[1] ?? "{}")

describe("a page of the shop", () => {
  test("is rendered on the server, with products from its own API and a policy for its own scripts", async () => {
    const answer = await get("/products/tires?brand=Acme", { cookie: "a=1" })
    const page = pageOf(answer.body)
    expect(page).toMatchObject({
      url: "https://shop.example/products/tires?brand=Acme",
      cookie: "a=1",
      count: 0,
    })
    const policy = String(answer.headers["content-security-policy"])
    expect(policy).toContain(`script-src 'self' 'nonce-${page.nonce}'`)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
    expect((await get("/")).body).not.toContain(page.nonce)
  })

  test("stays connected to the pop-ups of payment providers that it opens", async () => {
    expect((await get("/")).headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups")
  })

  test.each([
    ["/product/%00", "/product/"],
    ["/brand/%00", "/brand/"],
    ["/search?q=%00tv", "/search?q=tv"],
    ["/%09/evil.example", "/evil.example"],
    ["/%09\\evil.example", "/evil.example"],
    ["/%0a%5cevil.example", "/%5cevil.example"],
  ])("redirects without unusable characters: %s leads to %s", async (url, clean) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, clean])
  })

  test("is replaced by a message, as a page, for an address that requests too many", async () => {
    const limited = await shopApp(inject("postgresUrl"), { WEB_FOLDER: folder, RATE_LIMIT_PER_MINUTE: "5" })
    const answers = []
    for (let page = 0; page < 3; page++) answers.push(await limited.app.inject({ url: "/" }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(answers[2]?.headers["content-type"]).toContain("text/html")
    expect(answers[2]?.body).toContain("Please try again in")
    await limited.close()
  })

  test("never redirects to another site, whatever its address looks like", async () => {
    expect(pageOf((await get("//evil.example/x")).body).url).toBe("https://shop.example/evil.example/x")
  })

  test.each([
    ["/missing", 404],
    ["/old", 301],
  ])("keeps the status of the storefront: %s, %s", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status)
  })

  test("is shown again for a form that was sent before its script had loaded", async () => {
    const send = (url: string, type: string) =>
      shop.app.inject({ method: "POST", url, headers: { "content-type": type }, payload: "password=secret" })
    const form = "application/x-www-form-urlencoded"
    const again = await send("/login", form)
    expect(again.statusCode).toBe(303)
    expect(new URL(String(again.headers.location), "http://shop.test").pathname).toBe("/login")
    expect(
      new URL(String((await send("//evil.test/x", form)).headers.location), "http://shop.test").host,
    ).not.toBe("evil.test")
    expect((await send("/login", "application/json")).statusCode).toBe(404)
  })

  test("that cannot be rendered does not reveal why", async () => {
    const answer = await get("/broken")
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain("secret")
  })

  test("is no error when its visitor has left, or asked for its head only", async () => {
    const logged = vi.spyOn(shop.app.log, "error")
    const answered = vi.spyOn(shop.app.log, "warn")
    const url = `${await shop.app.listen({ port: 0 })}/slow`
    expect((await fetch(`${url}?shell`, { method: "HEAD" })).status).toBe(200)
    await expect(fetch(url, { signal: AbortSignal.timeout(100) })).rejects.toThrow("timeout")
    const begun = await fetch(`${url}?shell`, {
      headers: { "accept-encoding": "identity" },
      signal: AbortSignal.timeout(200),
    })
    await expect(begun.text()).rejects.toThrow("timeout")
    await vi.waitFor(() => expect(Reflect.get(globalThis, "slowPages")).toBe(3))
    // Answered after whatever would have been said of those.
    await get("/")
    expect([...logged.mock.calls, ...answered.mock.calls]).toEqual([])
  })

  test("is compressed for clients that accept it", async () => {
    const answer = await get("/", { "accept-encoding": "br" })
    expect(answer.headers["content-encoding"]).toBe("br")
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("<p>")
  })
})

describe("a file", () => {
  test("of a build is immutable, and precompressed", async () => {
    const answer = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" })
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringContaining("javascript"),
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
    expect((await get("/assets/app-1a2b.js")).body).toBe(SCRIPT)
  })

  test.each(["/assets/old-9z9z.js", "/backoffice/assets/old.js", "/api/nothing", "/graphql"])(
    "that does not exist is not a page: %s",
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"])
    },
  )

  test.each([
    "/assets/../.vite/manifest.json",
    "/assets/%2e%2e/%2e%2e/server/entry-server.js",
    "/assets/..%2f..%2fserver%2fentry-server.js",
    "/.vite/manifest.json",
    "/storefront/dist/server/entry-server.js",
  ])("next to the builds' public files is not served: %s", async (url) => {
    const { body } = await get(url)
    expect(body).not.toContain("export const render")
    expect(body).not.toBe("{}")
  })
})

describe("the back office", () => {
  test.each(["/backoffice/", "/backoffice/orders", "/backoffice/orders/VT-1?at=3"])(
    "is one page at %s",
    async (url) => {
      const answer = await get(url)
      expect(answer.body).toContain("<title>back office</title>")
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self';")
      expect(answer.headers["cache-control"]).toBe("private, no-cache")
    },
  )
})

test("an old address of the back office leads to where its page is now", async () => {
  const answer = await get("/backoffice/ready-answers")
  expect([answer.statusCode, answer.headers.location]).toEqual([301, "/backoffice/canned-responses"])
})

test("pages get the lender's lease terms, for the amounts that staff have set, as soon as they change", async () => {
  const as = await shop.signIn("lending-admin@shop.example", "ADMIN")
  const given = async () => pageOf((await get("/")).body).leaseTerms
  const { lending } = DEFAULT_SETTINGS
  const terms = TERMS_OF_2026.lease
  expect(await given()).toEqual(terms)
  const lease = { ...lending.lease, cheapest: 200_00 }
  await shop.call("PUT", "/api/admin/settings/lending", { version: 0, value: { ...lending, lease } }, { as })
  await vi.waitUntil(async () => JSON.stringify(await given()) !== JSON.stringify(terms), { timeout: 10_000 })
  expect(await given()).toEqual({ ...terms, cheapest: 200_00 })
})

test("all pages show the shop's name as staff have set it, as soon as it changes", async () => {
  const as = await shop.signIn("admin@shop.example", "ADMIN")
  const named = async () => [
    pageOf((await get("/")).body).shopName,
    /<meta name="application-name" content="(.*?)">/.exec((await get("/backoffice/orders")).body)?.[1],
  ]
  expect(await named()).toEqual(["Voltread", "Voltread"])
  const change = { version: 0, value: { name: 'Tires "$&" <Volts>' } }
  await shop.call("PUT", "/api/admin/settings/general", change, { as })
  await vi.waitUntil(async () => (await named())[0] !== "Voltread", { timeout: 10_000 })
  expect(await named()).toEqual(['Tires "$&" <Volts>', "Tires &#34;$&#38;&#34; &#60;Volts&#62;"])
})

test("compressing again does nothing while the build is the same", async () => {
  expect(await precompress(join(folder, "storefront/dist/client"))).toBe(0)
})
