// @vitest-environment happy-dom
import { act } from "react"
import { flushSync } from "react-dom"
import type { Root } from "react-dom/client"
import { beforeEach, test, vi } from "vitest"
import { buttonNamed } from "../form/press.fixture.ts"
import { openPage } from "../page/open-page.fixture.ts"
import { Dialog } from "./dialog.tsx"

let root: Root

beforeEach(() => {
  ;({ root } = openPage())
})

const show = (isOpen: boolean, canCancel: boolean, notes: ReadonlyArray<string> = []) =>
  root.render(
    <>
      <main>
        <h1>The order</h1>
        <section>
          <h2>Returns</h2>
          {canCancel && <button type="button">Cancel</button>}
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <button type="button">Delete {note}</button>
              </li>
            ))}
          </ul>
        </section>
      </main>
      {isOpen && (
        <Dialog title="Cancel?" isOpen onOpenChange={() => undefined}>
          <button type="button">Yes</button>
        </Dialog>
      )}
    </>,
  )

const render = (...page: Parameters<typeof show>) => act(async () => show(...page))
const focused = (text: string) =>
  vi.waitUntil(() => document.activeElement?.textContent === text, { timeout: 10_000 })
const inDialog = () => vi.waitUntil(() => document.activeElement?.role === "dialog", { timeout: 10_000 })

test("a dialog gives the focus back, and to the heading above if what opened it is gone", async () => {
  await render(false, true)
  document.querySelector("button")?.focus()
  await render(true, true)
  await inDialog()
  await render(false, true)
  await focused("Cancel")

  await render(true, true)
  await inDialog()
  await render(true, false)
  await render(false, false)
  await focused("Returns")

  await render(true, false)
  await inDialog()
  document.querySelector("section:has(h2)")?.remove()
  await render(false, false)
  await focused("The order")
})

test("what opened a dialog may leave just after it", async () => {
  await render(false, true)
  document.querySelector("button")?.focus()
  await render(true, true)
  await inDialog()
  act(() => {
    flushSync(() => show(false, true))
    flushSync(() => show(false, false))
  })
  await focused("Returns")
})

test.each([
  ["the next entry", "first", "second"],
  ["the one before", "second", "first"],
])("what leaves with its entry of a list hands the focus on to %s", async (_, gone, next) => {
  await render(false, true, ["first", "second"])
  buttonNamed(`Delete ${gone}`).focus()
  await render(true, true, ["first", "second"])
  await inDialog()
  await render(false, true, [next])
  await focused(`Delete ${next}`)
})
