import { readFile } from "node:fs/promises"
import { runInNewContext } from "node:vm"
import { Window } from "happy-dom"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startShop } from "../listening-shop.ts"
import { VENDORS } from "../registry/vendors.ts"
import { startEveryVendor } from "./every-vendor.ts"

const own = (file: string) => readFile(new URL(`./widget/${file}`, import.meta.url), "utf8")

let shop: Awaited<ReturnType<typeof startShop>>
let vendors: Awaited<ReturnType<typeof startEveryVendor>>
beforeAll(async () => {
  shop = await startShop()
  vendors = await startEveryVendor(shop.url)
})
afterAll(async () => {
  await vendors.close()
  await shop.close()
})

/** For values that depend on the vendor's answer, on a machine of any speed. */
const soon = <A>(read: () => A) => expect.poll(read, { timeout: 20_000 })

/** How often the shop was told that this application is declined. */
const heard = (id: string): number =>
  shop.bodies.filter((body) => body.includes(id) && body.includes("DECLINED")).length

/** Runs the page like a browser, without layout. `typed`: the operator's answer to a prompt. */
const open = async (typed = "{}") => {
  const window = new Window({ url: vendors.url })
  const { document } = window
  document.documentElement.innerHTML = await own("operator.html")
  const asked: Array<string> = []
  const sent: Array<string> = []
  runInNewContext(await own("operator.js"), {
    document,
    fetch: (path: string, options?: RequestInit) => {
      if (typeof options?.body === "string") sent.push(options.body)
      return fetch(new URL(path, vendors.url), options)
    },
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
  const pressIn = (form: string, label: string) =>
    [...(document.getElementById(form)?.querySelectorAll("button") ?? [])]
      .find(({ textContent }) => textContent === label)
      ?.click()
  const set = (id: string, value: string) => {
    const field = document.getElementById(id)
    if (!(field instanceof window.HTMLInputElement || field instanceof window.HTMLSelectElement))
      throw new Error(`no field "${id}"`)
    field.value = value
  }
  const options = (id: string) =>
    [...document.querySelectorAll(`#${id} option`)].map((option) => option.getAttribute("value") ?? "")
  await soon(() => text("clock")).toContain("clock says")
  const choose = async (name: string, first: string) => {
    press(name)
    await soon(() => text("books")).toContain(first)
  }
  return { asked, sent, text, row, press, pressIn, choose, set, options }
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
      await soon(() => page.text("said")).toBe(`${id}: ${label}`)
      const status = label.replace(" second lender", "")
      await expect
        .poll(async () => (await vendors.admin("simple-lease", "GET", "/applications")).json())
        .toMatchObject({ applications: expect.arrayContaining([expect.objectContaining({ id, status })]) })
      await soon(() => page.row(id)).toContain(`"status":"${status}"`)
    },
  )

  test("says why something is refused", async () => {
    const id = await vendors.record("simple-lease")
    const page = await open()
    await page.choose("simple-lease", id)
    page.press("DECLINED", id)
    await soon(() => page.row(id)).toContain('"status":"DECLINED"')
    page.press("signature", id)
    await soon(() => page.text("said")).toBe("This contract cannot be signed anymore.")
  })

  test("asks for what it cannot know, and sends that", async () => {
    const page = await open('{"about": "eve@example.com", "riskScore": 91}')
    await vendors.record("minfraud")
    await page.choose("minfraud", "scores")
    page.press("scores…")
    await soon(() => page.text("books")).toContain("eve@example.com91")
    expect(page.asked).toEqual(['scores, as JSON {"about":"ann@example.com","riskScore":82}'])
    page.press("removal", "eve@example.com")
    await soon(() => page.text("books")).not.toContain("eve@example.com")
  })

  /** Makes the lender decline an application while messages are sent as the button says; returns its id. */
  const declinedWhile = async (page: Awaited<ReturnType<typeof open>>, button?: string) => {
    const id = await vendors.record("simple-lease")
    await page.choose("simple-lease", id)
    if (button !== undefined) {
      page.press(button)
      await soon(() => page.text("said")).toBe(`Planned for the next 1: ${button}.`)
    }
    page.press("DECLINED", id)
    await soon(() => page.row(id)).toContain('"status":"DECLINED"')
    return id
  }

  test("doubles, delays and drops the next message, and no other", async () => {
    const page = await open()
    const doubled = await declinedWhile(page, "Send twice")
    await soon(() => heard(doubled)).toBe(2)
    await declinedWhile(page, "Delay by 10 s")
    expect(page.sent).toContain('{"messages":1,"delayMs":10000}')
    const dropped = await declinedWhile(page, "Drop")
    const usual = await declinedWhile(page)
    await soon(() => heard(usual)).toBe(1)
    expect(heard(dropped)).toBe(0)
  })

  test("plans trouble with calls, of every kind and at every time, and takes it back", async () => {
    const page = await open()
    await page.choose("klarna", "orders")
    page.set("calls", "3")
    page.set("operation", "createOrder")
    const planned = page
      .options("kind")
      .flatMap((kind) =>
        page.options("when").map((when) => ({ kind, when, calls: 3, operation: "createOrder" })),
      )
    expect(planned).toHaveLength(8)
    for (const [place, { kind, when }] of planned.entries()) {
      page.set("kind", kind)
      page.set("when", when)
      page.press("Plan")
      await soon(() => page.text("faults").split("createOrder").length - 1).toBe(place + 1)
    }
    expect(await (await vendors.admin("klarna", "GET", "/faults")).json()).toMatchObject({
      faults: planned.map((fault) => ({ fault, left: 3 })),
    })
    page.pressIn("fault", "As usual")
    await soon(() => page.text("faults")).toBe("All calls are answered as usual.")
  })

  test("plans trouble with messages and calls, and sets the clock", async () => {
    const page = await open()
    await page.choose("klarna", "orders")
    page.press("Mis-sign")
    await soon(() => page.text("said")).toBe("Planned for the next 1: Mis-sign.")
    page.press("+1 day")
    await soon(() => page.text("clock")).toContain("24 hours ahead")
  })
})
