// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import { RequestReturnDocument } from "../generated/order.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { useOwnOrderCommand } from "./use-own-order-command.ts"

let send: ReturnType<typeof useOwnOrderCommand>["send"]

function Dialog() {
  ;({ send } = useOwnOrderCommand({ id: "order-1", token: null }))
  return null
}

test("a command that got no answer is sent again as the same, and as another once it was changed", async () => {
  const ids: Array<string> = []
  // The stand-in notes each command and never answers.
  const request = (async (_operation: object, { commandId }: { readonly commandId: string }) => {
    ids.push(commandId)
    throw new ApiError("network", "No connection")
  }) as unknown as ShopContext["request"]
  const { root } = openPage()
  await renderShopPage(root, Dialog, { request })
  const returned = (quantity: number) =>
    act(async () => {
      await send(RequestReturnDocument, { lines: [{ itemId: "i", quantity }], reason: "Too large" })
    })
  await returned(1)
  await returned(1)
  await returned(2)
  const [first, again, changed] = ids
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})
