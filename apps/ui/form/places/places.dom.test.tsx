// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { RestCall } from "../../api/rest.ts"
import { useNativeForm, withNativeFieldGroup } from "../native-form.tsx"
import { submitForm } from "../submit-form.ts"
import { validateOnBlur } from "../validate-on-blur.ts"
import { CityInput } from "./city-input.tsx"
import { PlaceNote } from "./place-note.tsx"
import { citiesQuery, placeQuery } from "./queries.ts"
import { usePlaceCompletion } from "./use-place-completion.ts"

const PLACES: Readonly<Record<string, unknown>> = {
  "78701": { cities: ["Austin"], state: "TX", isExact: true },
  "55912": { cities: ["Austin"], state: "MN", isExact: true },
  "60601": { cities: ["Chicago"], state: "IL", isExact: true },
  "78653": { cities: ["Manor", "Webberville"], state: "TX", isExact: true },
}
const CITIES = [
  { city: "Austin", state: "TX", postalCode: null },
  { city: "Austin", state: "MN", postalCode: "55912" },
]

const asked: Array<string> = []

/** The shop: it knows four ZIP codes, and two cities that begin with "au". */
const rest = async ({ path }: RestCall) => {
  asked.push(path)
  const url = new URL(path, "https://shop.example")
  const postalCode = /\/api\/places\/(\d+)$/.exec(url.pathname)?.[1]
  const city = url.searchParams.get("city") ?? ""
  const data =
    postalCode === undefined
      ? { cities: city.toLowerCase().startsWith("au") ? CITIES : [] }
      : { place: PLACES[postalCode] ?? null, hasPlaces: true }
  return { isSuccess: true, data, successMessage: "", errorMessage: "", fieldErrors: [] }
}

const empty = { postalCode: "", city: "", state: "" }
const submitted = vi.fn()

const Fields = withNativeFieldGroup({
  defaultValues: empty,
  render: function FieldGroup({ group }) {
    const completion = usePlaceCompletion(rest, group)
    return (
      <>
        <group.AppField name="postalCode">
          {(field) => <field.TextInput label="ZIP code" aria-describedby="note" />}
        </group.AppField>
        <group.Subscribe selector={({ values }) => values}>
          {(values) => <PlaceNote id="note" completion={completion} values={values} />}
        </group.Subscribe>
        <group.AppField name="city">
          {() => <CityInput label="City" autoComplete="off" completion={completion} />}
        </group.AppField>
        <group.AppField name="state">
          {(field) => (
            <field.SelectInput
              label="State"
              placeholder="Select"
              options={["TX", "MN", "IL"].map((id) => ({ id, label: id }))}
            />
          )}
        </group.AppField>
      </>
    )
  },
})

function AddressForm() {
  const form = useNativeForm({
    defaultValues: empty,
    validationLogic: validateOnBlur,
    validators: {
      onDynamic: ({ value }) => (value.city === "" ? { fields: { city: "Please enter a City" } } : undefined),
    },
    onSubmit: submitted,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submitForm(form)
      }}
    >
      <Fields form={form} fields={{ postalCode: "postalCode", city: "city", state: "state" }} />
    </form>
  )
}

let client: QueryClient
let root: Root
let page: HTMLElement

// Comes with a page's first answer, and takes longer to load here than what follows is waited for.
beforeAll(() => import("../../api/decode.ts"), 60_000)
beforeEach(async () => {
  asked.length = 0
  submitted.mockClear()
  client = new QueryClient()
  page = document.body.appendChild(document.createElement("div"))
  root = createRoot(page)
  root.render(
    <QueryClientProvider client={client}>
      <AddressForm />
    </QueryClientProvider>,
  )
  await until(() => expect(page.querySelectorAll("input, select")).toHaveLength(3))
})
afterEach(() => {
  root.unmount()
  page.remove()
})

const field = (name: string): HTMLInputElement | HTMLSelectElement => {
  const found = page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`There is no field ${name}`)
  return found
}
const values = () =>
  ["postalCode", "city", "state"]
    .map((name) => field(name).value)
    .join(" ")
    .trim()
const note = () => page.querySelector("#note")?.textContent ?? ""
const options = () => [...page.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

/** Until the page is as expected: its parts load, and what it asks for comes, in their own time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

const type = (name: string, text: string) => {
  const input = field(name)
  input.focus()
  const type = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(input, text)
  input.dispatchEvent(new Event(type === HTMLSelectElement ? "change" : "input", { bubbles: true }))
}

/** Whether the browser is kept from what it would do with the key, such as sending the form. */
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
  field("city").dispatchEvent(event)
  return event.defaultPrevented
}

describe("a complete ZIP code", () => {
  it("fills in its city and state, and asks for nothing before it is complete", async () => {
    expect(placeQuery(rest, "7870").enabled).toBe(false)
    type("postalCode", "7870")
    type("postalCode", "78701")
    await until(() => expect(values()).toBe("78701 Austin TX"))
    expect(asked).toEqual(["/api/places/78701"])
  })

  it("replaces what an earlier one filled in, and leaves what was typed", async () => {
    type("postalCode", "78701")
    await until(() => expect(values()).toBe("78701 Austin TX"))
    type("postalCode", "60601")
    await until(() => expect(values()).toBe("60601 Chicago IL"))
    type("city", "Evanston")
    type("postalCode", "78701")
    await until(() => expect(values()).toBe("78701 Evanston TX"))
    await until(() => expect(note()).toContain("78701 is in Austin, TX."))
  })

  it("offers its other cities", async () => {
    type("postalCode", "78653")
    await until(() => expect(note()).toContain("78653 has more than one city."))
    page.querySelector<HTMLElement>("#note button")?.click()
    await until(() => expect(values()).toBe("78653 Webberville TX"))
  })

  it("of another state is pointed at, tied to its field, and the form can still be sent", async () => {
    type("state", "MN")
    type("postalCode", "78701")
    // The note needs no answer of the shop; the city comes with it.
    await until(() => expect(values()).toBe("78701 Austin MN"))
    await until(() => expect(note()).toContain("78701 is in Texas, not in Minnesota."))
    expect(field("postalCode").getAttribute("aria-describedby")).toContain("note")
    page.querySelector("form")?.requestSubmit()
    await until(() => expect(submitted).toHaveBeenCalledOnce())
    expect(field("postalCode").getAttribute("aria-invalid")).toBeNull()
  })

  it("takes the message from a city that had been left empty", async () => {
    field("city").focus()
    field("city").blur()
    await until(() => expect(page.textContent).toContain("Please enter a City"))
    type("postalCode", "78701")
    await until(() => expect(page.textContent).not.toContain("Please enter a City"))
  })
})

describe("a city that is typed", () => {
  it("is offered from two letters on, and announced", async () => {
    expect(citiesQuery(rest, "a", "").enabled).toBe(false)
    type("city", "au")
    await until(() => expect(options()).toEqual(["Austin, TX", "Austin, MN55912"]))
    expect(asked).toEqual(["/api/places?city=au"])
    await until(() => expect(page.querySelector('[role="status"]')?.textContent).toBe("2 cities."))
    await until(() => expect(field("city").getAttribute("aria-expanded")).toBe("true"))
    expect(field("city").getAttribute("aria-controls")).toBe(page.querySelector('[role="listbox"]')?.id)
    type("city", "a")
    await until(() => expect(options()).toEqual([]))
    await until(() => expect(field("city").getAttribute("aria-expanded")).toBe("false"))
  })

  it("is chosen by the arrow keys and Enter, which sends no form; its state and only ZIP code come with it", async () => {
    type("city", "au")
    await until(() => expect(options()).toHaveLength(2))
    const active = () => {
      const id = field("city").getAttribute("aria-activedescendant")
      const option = page.querySelector(`[id="${id}"]`)
      return [option?.textContent, option?.getAttribute("aria-selected")]
    }
    press("ArrowDown")
    await until(() => expect(active()).toEqual(["Austin, TX", "true"]))
    press("ArrowDown")
    await until(() => expect(active()).toEqual(["Austin, MN55912", "true"]))
    expect(press("Enter")).toBe(true)
    await until(() => expect(values()).toBe("55912 Austin MN"))
    await until(() => expect(options()).toEqual([]))
    expect(press("Enter")).toBe(false)
  })

  it("is chosen by a press; a ZIP code that came with another city goes with it, one that was typed stays", async () => {
    const choose = async (index: number) => {
      type("city", "au")
      await until(() => expect(options()).toHaveLength(2))
      page.querySelectorAll<HTMLElement>('[role="option"]')[index]?.click()
      await until(() => expect(options()).toEqual([]))
    }
    await choose(1)
    await until(() => expect(values()).toBe("55912 Austin MN"))
    await choose(0)
    await until(() => expect(values()).toBe("Austin TX"))
    type("postalCode", "60601")
    await choose(1)
    await until(() => expect(values()).toBe("60601 Austin MN"))
    await until(() => expect(note()).toContain("60601 is in Illinois, not in Minnesota."))
  })

  it("is not offered where it stands in the form already, with nothing to add", async () => {
    type("state", "TX")
    type("city", "austi")
    await until(() => expect(options()).toHaveLength(2))
    type("city", "austin")
    await until(() => expect(client.getQueryData(citiesQuery(rest, "austin", "TX").queryKey)).toEqual(CITIES))
    await until(() => expect(options()).toEqual([]))
  })

  it("stays as it is where nothing is chosen: Escape and leaving the field close the list", async () => {
    type("city", "aurelia")
    await until(() => expect(options()).toHaveLength(2))
    let closedDialog = false
    page.addEventListener("keydown", () => {
      closedDialog = true
    })
    press("Escape")
    await until(() => expect(options()).toEqual([]))
    expect(closedDialog).toBe(false)
    type("city", "aurel")
    await until(() => expect(options()).toHaveLength(2))
    field("city").blur()
    await until(() => expect(options()).toEqual([]))
    expect(values()).toBe("aurel")
    press("Escape")
    expect(closedDialog).toBe(true)
  })
})
