// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useRef } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useFits } from "./use-fits.ts"

/** Sizes as a browser would lay them out. */
const layout = { frame: 0, content: 0 }
let resized: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(look: () => void) {
        resized = look
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => layout.frame)
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(() => layout.content)
})
afterEach(() => vi.unstubAllGlobals())

function Frame() {
  const frame = useRef<HTMLDivElement>(null)
  const fits = useFits(frame)
  return (
    <div ref={frame} data-fits={fits}>
      <table />
    </div>
  )
}

test("a table fits its frame until it grows wider, or the frame narrower", async () => {
  Object.assign(layout, { frame: 992, content: 992 })
  const { root } = openPage()
  await act(() => root.render(<Frame />))
  const fits = () => document.querySelector("[data-fits]")?.getAttribute("data-fits")
  expect(fits()).toBe("true")
  layout.content = 1129
  await act(() => resized())
  expect(fits()).toBe("false")
  layout.frame = 1312
  await act(() => resized())
  expect(fits()).toBe("true")
  layout.frame = 736
  await act(() => resized())
  expect(fits()).toBe("false")
})
