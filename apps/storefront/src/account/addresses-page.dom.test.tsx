// @vitest-environment happy-dom

import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { AddressesPage } from "./addresses-page.tsx"

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

function Page() {
  return (
    <main>
      <AddressesPage />
    </main>
  )
}

const nameOf = (element: Element | null) => element?.getAttribute("aria-label") ?? element?.textContent

afterEach(() => vi.unstubAllGlobals())

test("the focus of a deleted address goes to the next, and at last to the heading", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  let addresses = [address("a", "Ann"), address("b", "Bob")]
  const rest = async ({ method, path }: RestCall) => {
    if (method === "DELETE") addresses = addresses.filter(({ addressId }) => !path.endsWith(addressId))
    return decodeEnvelope({ isSuccess: true, successMessage: "Done.", data: { addresses } }, true)
  }
  await renderShopPage(root, Page, { rest })
  const button = (label: string) =>
    [...document.querySelectorAll<HTMLElement>("button")].find((each) => nameOf(each) === label)
  const until = (met: () => unknown) => vi.waitUntil(() => act(async () => met()), { timeout: 10_000 })
  const remove = async (whose: string, next: string) => {
    await until(() => button(whose))
    button(whose)?.focus()
    await act(async () => button(whose)?.click())
    await until(() => button("Delete"))
    await act(async () => button("Delete")?.click())
    await until(() => button(whose) === undefined)
    await vi.waitFor(() => act(async () => expect(nameOf(document.activeElement)).toBe(next)), 10_000)
  }
  await remove("Delete Ann Owner, 1 Main St", "Edit Bob Owner, 1 Main St")
  await remove("Delete Bob Owner, 1 Main St", "Your addresses")
  await act(async () => root.unmount())
  page.remove()
})
