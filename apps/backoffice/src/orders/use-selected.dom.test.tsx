// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import { useSelected } from "./use-selected.ts"
import type { OrdersView } from "./view.ts"

let selection: ReturnType<typeof useSelected>
function List({ view }: { readonly view: OrdersView }) {
  selection = useSelected(view)
  return Object.keys(selection[0]).join()
}

test("ticks stay when the view is sorted or loaded again, and go with the view", async () => {
  const { page: place, root } = openPage()
  const show = (view: OrdersView) => act(() => root.render(<List view={view} />))
  const tick = (id: string) => act(() => selection[1]((others) => ({ ...others, [id]: true })))

  await show({ status: ["COMPLETED"] })
  await tick("o-1")
  await show({ status: ["COMPLETED"], sort: "OLDEST" })
  await tick("o-2")
  expect(place.textContent).toBe("o-1,o-2")
  await show({ status: ["COMPLETED"], sort: "OLDEST", q: "vance" })
  expect(place.textContent).toBe("")
  await show({ status: ["COMPLETED"], sort: "OLDEST" })
  expect(place.textContent).toBe("")
})
