// @vitest-environment happy-dom
import type { Address } from "@voltread/domain/contract/account.ts"
import { expect, test, vi } from "vitest"
import { saveTooLate } from "../../page/edit-dialog.fixture.tsx"
import { read } from "../../session/rest.ts"
import { aCustomer } from "../customer.fixture.ts"
import AddressDialog from "./address-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn() }))
// No place is known by its ZIP code.
vi.mock("../../session/request.ts", () => ({ call: async () => null }))

const address: Address = {
  ...{ addressId: "a1", firstName: "Ada", lastName: "Lovelace", address1: "1 Main St", address2: "" },
  ...{ city: "Reston", state: { label: "Virginia", value: "VA" }, postalCode: "20190" },
  ...{ country: { label: "United States", value: "US" }, phone: "2125550100" },
  ...{ isDefaultShipping: true, isDefaultBilling: true, isBillingShippingSame: true, isCheckout: false },
}

test("what was typed into an address stays where the customer was faster", async () => {
  const newer = { ...address, address1: "7 Oak Street" }
  vi.mocked(read).mockResolvedValue({ customer: { ...aCustomer, addresses: [newer] } })
  const dialog = <AddressDialog customer={aCustomer} address={address} onClose={() => {}} />
  const { said, saveAgain, shown } = await saveTooLate(dialog, { phone: "6175550122" })
  expect(said).toMatch(/Address.*1 Main St, Reston, VA 20190.*7 Oak Street, Reston, VA 20190/)
  expect([shown("address1"), shown("phone")]).toEqual(["7 Oak Street", "6175550122"])
  expect(await saveAgain()).toMatchObject({
    address1: "7 Oak Street",
    phone: "6175550122",
    replaces: { address1: "7 Oak Street", phone: "2125550100" },
  })
})
