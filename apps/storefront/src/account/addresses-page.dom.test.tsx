// @vitest-environment happy-dom

import { useQuery } from "@tanstack/react-query"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { useShop } from "../shop/use-shop.ts"
import { AddressesPage } from "./addresses-page.tsx"
import { addressesQuery } from "./queries.ts"

const address = (addressId: string, firstName: string) => ({
  addressId,
  isBillingShippingSame: true,
  isCheckout: false,
  firstName,
  lastName: "Owner",
  address1: "1 Main St",
  address2: "",
  city: "Austin",
  state: { value: "TX", label: "Texas" },
  postalCode: "78701",
  country: { value: "US", label: "United States" },
  phone: "5125550100",
  isDefaultShipping: false,
  isDefaultBilling: false,
})

let readAgain: (() => unknown) | undefined

function Page() {
  readAgain = useQuery(addressesQuery(useShop().rest)).refetch
  return (
    <main>
      <AddressesPage />
    </main>
  )
}

const nameOf = (element: Element | null) => element?.getAttribute("aria-label") ?? element?.textContent

let root: Root
let addresses: ReadonlyArray<ReturnType<typeof address>>

beforeEach(async () => {
  root = openPage().root
  addresses = [address("a", "Ann"), address("b", "Bob")]
  const rest = async ({ method, path }: RestCall) => {
    if (method === "DELETE") addresses = addresses.filter(({ addressId }) => !path.endsWith(addressId))
    return decodeEnvelope({ isSuccess: true, successMessage: "Done.", data: { addresses } }, true)
  }
  await renderShopPage(root, Page, { rest })
})

const button = (label: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find((each) => nameOf(each) === label)

const until = (met: () => unknown) => vi.waitUntil(() => act(async () => met()), { timeout: 10_000 })

const press = async (label: string) => {
  await until(() => button(label))
  button(label)?.focus()
  await act(async () => button(label)?.click())
}

test("the focus of a deleted address goes to the next, and at last to the heading", async () => {
  const remove = async (whose: string, next: string) => {
    await press(whose)
    await press("Delete")
    await until(() => button(whose) === undefined)
    await vi.waitFor(() => act(async () => expect(nameOf(document.activeElement)).toBe(next)), 10_000)
  }
  await remove("Delete Ann Owner, 1 Main St", "Edit Bob Owner, 1 Main St")
  await remove("Delete Bob Owner, 1 Main St", "Your addresses")
})

test("who edits an address is told that it was changed elsewhere meanwhile", async () => {
  await press("Edit Ann Owner, 1 Main St")
  await until(() => button("Save address"))
  const notice = () => document.querySelector('[role="alert"]')?.textContent
  addresses = [...addresses]
  await act(async () => void readAgain?.())
  expect(notice()).toBeUndefined()
  addresses = addresses.map((each) => ({ ...each, city: "Dallas" }))
  await act(async () => void readAgain?.())
  await until(notice)
  expect(notice()).toMatch(/^This address was just changed somewhere else/)
})
