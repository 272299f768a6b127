import { readFile } from "node:fs/promises"
import { runInNewContext } from "node:vm"
import { Window } from "happy-dom"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { VENDORS } from "../registry/vendors.ts"
import { startEveryVendor } from "./every-vendor.ts"

const own = (file: string) => readFile(new URL(`./widget/${file}`, import.meta.url), "utf8")

let vendors: Awaited<ReturnType<typeof startEveryVendor>>
beforeAll(async () => {
  vendors = await startEveryVendor()
})
afterAll(() => vendors.close())

/** The page as a browser runs it, but for its layout. `typed`: what the operator answers to a question. */
const open = async (typed = "{}") => {
  const { document } = new Window({ url: vendors.url })
  document.documentElement.innerHTML = await own("operator.html")
  const asked: Array<string> = []
  runInNewContext(await own("operator.js"), {
    document,
    fetch: (path: string, options?: RequestInit) => fetch(new URL(path, vendors.url), options),
    prompt: (question: string, proposal: string) => {
      asked.push(`${question} ${proposal}`)
      return typed
    },
    setInterval: () => 0,
    encodeURIComponent,
  })
  const text = (id: string) => document.getElementById(id)?.textContent ?? ""
  const press = (label: string, row = "") => {
    const places =
      row === ""
        ? [document]
        : [...document.querySelectorAll("tr")].filter(({ textContent }) => textContent.includes(row))
    const found = places
      .flatMap((place) => [...place.querySelectorAll("button")])
      .find(({ textContent }) => textContent === label)
    if (found === undefined) throw new Error(`no button "${label}" at "${row}"`)
    found.click()
  }
  const row = (id: string) =>
    [...document.querySelectorAll("#books tbody tr")].find(({ textContent }) => textContent.includes(id))
      ?.textContent ?? ""
  await expect.poll(() => text("clock")).toContain("clock says")
  const choose = async (name: string, first: string) => {
    press(name)
    await expect.poll(() => text("books")).toContain(first)
  }
  return { asked, text, row, press, choose }
}

describe("the operator's page", () => {
  test("shows each vendor and all of its books", async () => {
    const ids = new Map<string, string>()
    for (const { name } of VENDORS) ids.set(name, await vendors.record(name))
    const page = await open()
    for (const { name } of VENDORS) await page.choose(name, ids.get(name) ?? "?")
    await page.choose("affiliate-network", ids.get("affiliate-network") ?? "?")
    expect(page.text("books")).toMatch(/clicks \(\d+\).*entries \(\d+\).*conversion/s)
  })

  test.each(["DECLINED", "IN REVIEW", "APPROVED second lender", "ERROR"])(
    "has the lender say %s of an application",
    async (label) => {
      const id = await vendors.record("simple-lease")
      const page = await open()
      await page.choose("simple-lease", id)
      page.press(label, id)
      await expect.poll(() => page.text("said")).toBe(`${id}: ${label}`)
      const status = label.replace(" second lender", "")
      await expect
        .poll(async () => (await vendors.admin("simple-lease", "GET", "/applications")).json())
        .toMatchObject({ applications: expect.arrayContaining([expect.objectContaining({ id, status })]) })
      await expect.poll(() => page.row(id)).toContain(`"status":"${status}"`)
    },
  )

  test("says why something is refused", async () => {
    const id = await vendors.record("simple-lease")
    const page = await open()
    await page.choose("simple-lease", id)
    page.press("DECLINED", id)
    await expect.poll(() => page.row(id)).toContain('"status":"DECLINED"')
    page.press("signature", id)
    await expect.poll(() => page.text("said")).toBe("This contract cannot be signed any more.")
  })

  test("asks for what it cannot know, and sends that", async () => {
    const page = await open('{"about": "eve@example.com", "riskScore": 91}')
    await vendors.record("minfraud")
    await page.choose("minfraud", "scores")
    page.press("scores…")
    await expect.poll(() => page.text("books")).toContain("eve@example.com91")
    expect(page.asked).toEqual(['scores, as JSON {"about":"ann@example.com","riskScore":82}'])
    page.press("removal", "eve@example.com")
    await expect.poll(() => page.text("books")).not.toContain("eve@example.com")
  })

  test("plans trouble with messages and calls, and sets the clock", async () => {
    const page = await open()
    await page.choose("klarna", "orders")
    page.press("Mis-sign")
    await expect.poll(() => page.text("said")).toBe("Planned for the next 1: Mis-sign.")
    page.press("+1 day")
    await expect.poll(() => page.text("clock")).toContain("24 hours ahead")
  })
})
