// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { DEFAULT_SETTINGS, type ShippingRules } from "@voltread/domain/shared/shop-settings.ts"
import { buttonNamed } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { type ChangeResult, send } from "../session/rest.ts"
import WeightBandsDialog from "./weight-bands-dialog.tsx"

vi.mock("../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn() }))

const answer = vi.mocked(send)
const onClose = vi.fn()
let root: Root

const shipping: ShippingRules = {
  surcharges: { AK: 2_500 },
  weightBands: [
    { upTo: 2_000, cost: 500 },
    { upTo: null, cost: 900 },
  ],
}
const refused = (property: string, text: string): ChangeResult => ({
  _tag: "refused",
  message: "Some of the values sent cannot be accepted.",
  fieldErrors: [{ property, constraints: { isValid: text } }],
})

beforeEach(async () => {
  answer.mockReset().mockResolvedValue({ _tag: "done", message: "Settings saved." })
  onClose.mockClear()
  root = openPage().root
  const last = { version: 3, at: "2026-11-01T00:00:00.000Z", by: "Ann" }
  const data = {
    settings: { ...DEFAULT_SETTINGS, shipping },
    lastChanges: {
      general: null,
      time: null,
      tax: null,
      shipping: last,
      fraud: null,
      lending: null,
      reminders: null,
      returns: null,
    },
    history: [],
    hasMoreChanges: false,
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <WeightBandsDialog data={data} onClose={onClose} />
      </QueryClientProvider>,
    ),
  )
})

const found = <E extends Element>(element: E | null | undefined, what: string): E => {
  if (element == null) throw new Error(`There is no ${what}`)
  return element
}
const group = (name: string): HTMLElement =>
  found(
    [...document.querySelectorAll<HTMLElement>("fieldset")].find(
      (each) => each.querySelector("legend")?.textContent === name,
    ),
    name,
  )
/** The fields with this label, in order. */
const fields = (within: HTMLElement, label: string): ReadonlyArray<HTMLInputElement> =>
  [...within.querySelectorAll("label")]
    .filter((each) => each.textContent.startsWith(label))
    .map((each) => found(document.querySelector<HTMLInputElement>(`[id="${each.htmlFor}"]`), label))
const field = (within: HTMLElement, label: string, place = 0) => found(fields(within, label)[place], label)
const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    typeInto(input, text)
  })
const press = (name: string) =>
  act(async () => {
    // As the keyboard presses it, and the focus moves in the frame after.
    const pressed = buttonNamed(name)
    pressed.focus()
    pressed.click()
    await new Promise(requestAnimationFrame)
  })
const save = () =>
  act(async () => {
    found(document.querySelector("form"), "form").requestSubmit()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
const sent = () => answer.mock.calls.at(-1)?.[0].request

describe("the dialog of weight bands", () => {
  it("adds a band by the keyboard, and saves all of them with the version that was looked at", async () => {
    const everywhere = group("Everywhere")
    await press("Add a band, Everywhere")
    expect(document.activeElement).toBe(field(everywhere, "Up to", 1))
    await type(field(everywhere, "Up to", 1), "70")
    await type(field(everywhere, "Extra per unit", 1), "7.50")
    await save()
    expect(sent()).toMatchObject({
      path: "/api/admin/settings/shipping",
      body: {
        version: 3,
        value: {
          surcharges: { AK: 2_500 },
          weightBands: [
            { upTo: 2_000, cost: 500 },
            { upTo: 7_000, cost: 750 },
            { upTo: null, cost: 900 },
          ],
        },
      },
    })
    expect(onClose).toHaveBeenCalled()
  })

  it("removes a band, and the focus stays with its group", async () => {
    await press("Remove band 1, Everywhere")
    expect(document.activeElement).toBe(buttonNamed("Add a band, Everywhere"))
    await save()
    expect(sent()).toMatchObject({ body: { value: { weightBands: [{ upTo: null, cost: 900 }] } } })
  })

  it("gives a state bands of its own, and takes them away again", async () => {
    const select = found(document.querySelector("select"), "select")
    await act(async () => {
      select.value = "HI"
      select.dispatchEvent(new Event("change", { bubbles: true }))
    })
    await press("Add state")
    const over = field(group("Hawaii"), "Any weight")
    expect(document.activeElement).toBe(over)
    await type(over, "40")
    await save()
    expect(sent()).toMatchObject({
      body: { value: { stateWeightBands: { HI: [{ upTo: null, cost: 4_000 }] } } },
    })
    await press("Remove state Hawaii")
    expect(document.activeElement).toBe(buttonNamed("Add state"))
    await save()
    expect(sent()).not.toHaveProperty("body.value.stateWeightBands")
  })

  it("says what is wrong at its field, which gets the focus, and sends nothing", async () => {
    const limit = field(group("Everywhere"), "Up to")
    await type(limit, "heavy")
    await save()
    expect(answer).not.toHaveBeenCalled()
    expect(limit.getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(limit)
    const described = limit.getAttribute("aria-describedby")?.split(" ") ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(
      "Please enter a weight",
    )
  })

  it("shows what the server says at the field that it is about", async () => {
    answer.mockResolvedValue(refused("weightBands.1.cost", "must not be less than in the band before"))
    await save()
    const over = field(group("Everywhere"), "Anything heavier")
    expect(over.getAttribute("aria-invalid")).toBe("true")
    expect(document.body.textContent).toContain("must not be less than in the band before")
    expect(onClose).not.toHaveBeenCalled()
  })
})
