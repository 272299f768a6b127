// @vitest-environment happy-dom
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, test, vi } from "vitest"
import { openPage } from "../page/open-page.fixture.ts"
import { Dialog } from "./dialog.tsx"

let root: Root

beforeEach(() => {
  ;({ root } = openPage())
})

const render = (isOpen: boolean, canCancel: boolean) =>
  act(async () =>
    root.render(
      <>
        <main>
          <h1>The order</h1>
          <section>
            <h2>Returns</h2>
            {canCancel && <button type="button">Cancel</button>}
          </section>
        </main>
        {isOpen && (
          <Dialog title="Cancel?" isOpen onOpenChange={() => undefined}>
            <button type="button">Yes</button>
          </Dialog>
        )}
      </>,
    ),
  )
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
