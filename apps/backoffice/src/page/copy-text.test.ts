import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { afterEach, expect, test, vi } from "vitest"
import { copyText } from "./copy-text.ts"

vi.mock("@voltread/ui/components/toast-queue.ts", () => ({ showToast: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

test("says that a text was copied, or that the browser did not let it", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("denied"))
  vi.stubGlobal("navigator", { clipboard: { writeText } })
  await copyText("VT-1", "The link was copied.")
  expect(showToast).toHaveBeenLastCalledWith({ severity: "success", message: "The link was copied." })
  await copyText("VT-1", "The link was copied.")
  expect(showToast).toHaveBeenLastCalledWith({
    severity: "error",
    message: "Your browser did not allow copying.",
  })
  expect(writeText.mock.calls).toEqual([["VT-1"], ["VT-1"]])
})
