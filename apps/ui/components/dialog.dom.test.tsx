// @vitest-environment happy-dom
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
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
          {canCancel && <button type="button">Cancel</button>}
        </main>
        {isOpen && (
          <Dialog title="Cancel?" isOpen onOpenChange={() => undefined}>
            <button type="button">Yes</button>
          </Dialog>
        )}
      </>,
    ),
  )
const focused = () => document.activeElement?.textContent

test("a dialog gives the focus back, and to the page's heading if what opened it is gone", async () => {
  await render(false, true)
  document.querySelector("button")?.focus()
  await render(true, true)
  await vi.waitUntil(() => document.activeElement?.role === "dialog")
  await render(false, true)
  await vi.waitUntil(() => focused() === "Cancel")

  await render(true, true)
  await vi.waitUntil(() => document.activeElement?.role === "dialog")
  await render(true, false)
  await render(false, false)
  await vi.waitUntil(() => focused() === "The order")
  expect(document.activeElement?.tagName).toBe("H1")
})
