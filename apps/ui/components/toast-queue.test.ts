import { afterEach, expect, test } from "vitest"
import { showToast, toastQueue } from "./toast-queue.ts"

afterEach(() => toastQueue.clear())

const shown = () => toastQueue.visibleToasts.map(({ content }) => content.message)

test("what is said twice stands there once, as the newest", () => {
  showToast({ severity: "error", message: "Your session has ended." })
  showToast({ severity: "success", message: "Saved." })
  showToast({ severity: "warning", message: "Your session has ended." })
  expect(shown()).toEqual(["Your session has ended.", "Saved."])
})

test("what can be undone stays beside the next one of the same name", () => {
  const action = { label: "Undo", run: () => undefined }
  showToast({ severity: "info", message: "Tire was removed", action })
  showToast({ severity: "info", message: "Tire was removed", action })
  expect(shown()).toHaveLength(2)
})

test.each([
  ["before", [undefined, { label: "Log in", run: () => undefined }]],
  ["after", [{ label: "Log in", run: () => undefined }, undefined]],
])("what is said once more without its action, %s, stands there once and has it", (_when, actions) => {
  for (const action of actions)
    showToast({ severity: "warning", message: "Your session has ended.", ...(action && { action }) })
  expect(toastQueue.visibleToasts.map(({ content }) => content.action?.label)).toEqual(["Log in"])
})
