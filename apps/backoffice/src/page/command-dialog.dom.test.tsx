// @vitest-environment happy-dom
import { buttonNamed, press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { CommandDialog } from "./command-dialog.tsx"

let root: Root
const onClose = vi.fn()
beforeEach(() => {
  onClose.mockReset()
  root = openPage().root
})

const show = (isPending: boolean) =>
  act(() =>
    root.render(
      <CommandDialog
        title="Cancel order"
        isIrreversible
        isPending={isPending}
        problem={undefined}
        onSubmit={() => {}}
        onClose={onClose}
      >
        <p>All items are canceled.</p>
      </CommandDialog>,
    ),
  )
const pressEscape = () =>
  act(() =>
    buttonNamed("YES").dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    ),
  )

test("closes by Escape, its cross and No, not by a click beside it", async () => {
  await show(false)
  await act(() => {
    for (const type of ["pointerdown", "pointerup", "click"])
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }))
  })
  expect(onClose).not.toHaveBeenCalled()
  await pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  await press("Close")
  await press("No")
  expect(onClose).toHaveBeenCalledTimes(3)
})

test("stays while its command runs", async () => {
  await show(true)
  await pressEscape()
  await press("Close")
  await press("No")
  expect(onClose).not.toHaveBeenCalled()
  expect(buttonNamed("No").disabled).toBe(true)
})
