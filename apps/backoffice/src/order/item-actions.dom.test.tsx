// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import ItemActions from "./item-actions.tsx"
import { anItem } from "./order.fixture.ts"

test("a status is changed only where there is one to choose: returns have a dialog of their own", async () => {
  const { page, root } = openPage()
  const show = (...nextStatuses: Array<string>) =>
    act(async () =>
      root.render(
        <ItemActions item={anItem({ status: "DELIVERED", nextStatuses })} onAction={() => undefined} />,
      ),
    )
  await show("RETURNED")
  expect(page.querySelector("button")).toBeNull()
  await show("RETURNED", "SHIPPED")
  expect(page.querySelector("button")).not.toBeNull()
})
