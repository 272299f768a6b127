// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { afterEach, expect, test } from "vitest"
import { drafts } from "../session/drafts.ts"
import { useDraft } from "./use-draft.ts"

afterEach(() => drafts.clear())

let set: ReturnType<typeof useDraft>[1]
function Field({ place }: { readonly place?: string }) {
  const [value, setValue] = useDraft(place)
  set = setValue
  return value
}

const open = async (place?: string) => {
  const { root } = openPage()
  await act(() => root.render(<Field {...(place === undefined ? {} : { place })} />))
  return { text: () => document.body.textContent, leave: () => act(() => root.unmount()) }
}

test("a text with a place is there again when its form comes back, at no other place, and not once it is empty", async () => {
  const form = await open("note 1")
  await act(() => set("Asked the"))
  await act(() => set((text) => `${text} customer`))
  await form.leave()

  const other = await open("note 2")
  expect(other.text()).toBe("")
  await other.leave()

  const again = await open("note 1")
  expect(again.text()).toBe("Asked the customer")
  await act(() => set(""))
  await again.leave()
  expect(drafts.size).toBe(0)
})

test("a text that was refused after its form had gone is kept", async () => {
  const form = await open("note 1")
  await act(() => set(""))
  await form.leave()
  set((begun) => `Refused${begun}`)
  const again = await open("note 1")
  expect(again.text()).toBe("Refused")
  await again.leave()
})

test("a text without a place is not kept", async () => {
  const form = await open()
  await act(() => set("A reason"))
  expect(form.text()).toBe("A reason")
  await form.leave()
  expect(drafts.size).toBe(0)
})
