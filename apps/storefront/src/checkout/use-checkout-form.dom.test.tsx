// @vitest-environment happy-dom
import type { Address, AddressesData, ProfileData } from "@voltread/domain/contract/account.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { BILLING_FIELDS, POSTAL_FIELDS } from "@voltread/ui/form/postal-values.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { AddressFields } from "../address/address-fields.tsx"
import { checkoutDraft, noDraft } from "../checkout-draft/checkout-draft.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { cartFailed } from "../store/cart-slice.ts"
import { createStore } from "../store/store.ts"
import SavedAddresses from "./saved-addresses.tsx"
import { useCheckoutForm } from "./use-checkout-form.ts"

const PROFILE: typeof ProfileData.Type = {
  profile: {
    username: "erin@example.com",
    type: "customer",
    firstName: "Erin",
    lastName: "Owner",
    phone: "3125550142",
    attributes: { isActive: true, hasPassword: true },
  },
}
const SAVED_ADDRESS: Address = {
  addressId: "a1",
  firstName: "Erin",
  lastName: "Owner",
  address1: "7 Oak Street",
  address2: "Suite 4",
  city: "Austin",
  state: { label: "Texas", value: "TX" },
  postalCode: "73301",
  country: { label: "United States", value: "US" },
  phone: "3125550142",
  isDefaultShipping: true,
  isDefaultBilling: true,
  isBillingShippingSame: true,
  isCheckout: false,
}
const SAVED: typeof AddressesData.Type = { addresses: [SAVED_ADDRESS] }

let root: Root
let page: HTMLElement
let account: Promise<typeof AddressesData.Type>
let answer: (addresses: typeof AddressesData.Type) => void

const onInvalid = vi.fn()
const onSubmit = vi.fn()

function Checkout() {
  const { form, choice, choose, chooseByDefault, send } = useCheckoutForm({
    username: "erin@example.com",
    onSubmit,
    onInvalid,
    focusFirstInvalid: () => undefined,
  })
  return (
    <>
      <SavedAddresses choice={choice} onChoose={choose} onDefault={chooseByDefault} />
      <AddressFields form={form} fields={POSTAL_FIELDS} section="shipping" />
      <form.Subscribe selector={({ values }) => values.isBillingShippingSame}>
        {(isSame) => !isSame && <AddressFields form={form} fields={BILLING_FIELDS} section="billing" />}
      </form.Subscribe>
      <button type="button" onClick={send}>
        Pay
      </button>
      <p>{choice === undefined ? "nothing chosen" : `chosen: ${choice.addressId}`}</p>
    </>
  )
}

/** A server that holds what it knows of the account until told. */
const rest = async ({ path }: RestCall) => {
  const addresses = await account
  return {
    isSuccess: true,
    successMessage: "",
    errorMessage: "",
    fieldErrors: [],
    data: path === "/api/account/profile" ? PROFILE : addresses,
  }
}
beforeEach(() => {
  checkoutDraft.set(noDraft)
  onSubmit.mockReset().mockResolvedValue([])
  ;({ page, root } = openPage())
  account = new Promise((resolve) => {
    answer = resolve
  })
})

const open = (store = createStore()) => {
  // Enough to know that nothing else is restored.
  store.dispatch(cartFailed())
  return renderShopPage(root, Checkout, { store, rest })
}

const field = (name: string): HTMLInputElement => {
  const input = page.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (input === null) throw new Error(`There is no field ${name}`)
  return input
}
const type = (name: string, text: string) =>
  act(async () => {
    typeInto(field(name), text)
  })
const accountIsKnown = async (addresses: typeof AddressesData.Type) => {
  answer(addresses)
  await act(async () => vi.waitUntil(() => page.textContent?.includes("chosen: "), { timeout: 10_000 }))
}

test("a name from the account joins the address that was typed before it came", async () => {
  await open()
  await type("lastName", "Reviewer")
  await type("address1", "100 Main Street")
  await accountIsKnown({ addresses: [] })
  expect(field("address1").value).toBe("100 Main Street")
  expect(field("lastName").value).toBe("Reviewer")
  expect(field("firstName").value).toBe("Erin")
})

test("a saved address is chosen by default", async () => {
  await open()
  await accountIsKnown(SAVED)
  expect(page.textContent).toContain("chosen: a1")
  expect(field("address1").value).toBe("7 Oak Street")
})

const HOME: Address = {
  ...SAVED_ADDRESS,
  isDefaultBilling: false,
  isBillingShippingSame: false,
}
const OFFICE: Address = {
  ...HOME,
  addressId: "a2",
  address1: "1 Congress Avenue",
  isDefaultShipping: false,
  isDefaultBilling: true,
}

test("a default billing address of its own is the one that is billed", async () => {
  await open()
  await accountIsKnown({ addresses: [HOME, OFFICE] })
  expect(field("address1").value).toBe("7 Oak Street")
  expect(field("billingAddress1").value).toBe("1 Congress Avenue")
  expect(field("billingAddress2").value).toBe("Suite 4")
})

test("an address that is the default for both is billed without being asked for again", async () => {
  await open()
  await accountIsKnown(SAVED)
  expect(page.querySelector('input[name="billingAddress1"]')).toBeNull()
})

test("a default billing address leaves alone the one that was entered", async () => {
  const values = { ...noDraft.values, isBillingShippingSame: false, billingAddress1: "9 Elm Street" }
  checkoutDraft.set({ ...noDraft, values })
  await open()
  await accountIsKnown({ addresses: [HOME, OFFICE] })
  expect(field("address1").value).toBe("7 Oak Street")
  expect(field("billingAddress1").value).toBe("9 Elm Street")
})

test("a saved address that comes late leaves alone what was typed", async () => {
  await open()
  await type("address1", "100 Main Street")
  await accountIsKnown(SAVED)
  expect(page.textContent).toContain("chosen: null")
  expect(field("address1").value).toBe("100 Main Street")
  expect(field("city").value).toBe("")
})

test("a name that comes into the field that is about to be typed into gives way to what is typed", async () => {
  await open()
  await act(async () => field("firstName").focus())
  await accountIsKnown({ addresses: [] })
  await vi.waitUntil(() => field("firstName").selectionEnd === "Erin".length)
  expect(field("firstName").value).toBe("Erin")
  expect(field("firstName").selectionStart).toBe(0)
})

test("what was typed stays as it is, with the cursor where it was", async () => {
  await open()
  await act(async () => field("firstName").focus())
  await type("firstName", "Er")
  await accountIsKnown(SAVED)
  await act(() => new Promise<void>((shown) => requestAnimationFrame(() => shown())))
  expect(field("firstName").value).toBe("Er")
  expect(field("firstName").selectionStart).toBe(2)
})

const OLD = { ...noDraft.values, address1: "1 Old Road", city: "Dallas", state: "TX", postalCode: "75201" }

test.each([
  ["was changed", "a1"],
  ["was deleted", "a0"],
])("a chosen address that %s since is taken as the account has it now", async (_what, addressId) => {
  checkoutDraft.set({ ...noDraft, values: OLD, addressId })
  await open()
  expect(field("address1").value).toBe("1 Old Road")
  answer(SAVED)
  await act(async () => vi.waitUntil(() => field("address1").value === "7 Oak Street", { timeout: 10_000 }))
  expect(page.textContent).toContain("chosen: a1")
})

test("whose only saved address was deleted enters another", async () => {
  checkoutDraft.set({ ...noDraft, values: OLD, addressId: "a1" })
  await open()
  answer({ addresses: [] })
  await act(async () => vi.waitUntil(() => page.textContent?.includes("chosen: null"), { timeout: 10_000 }))
  expect(field("address1").value).toBe("")
})

test("an address that was typed is still there for who looks at a saved one", async () => {
  await open()
  await type("address1", "100 Main Street")
  await accountIsKnown(SAVED)
  const choose = (value: string) =>
    act(async () => page.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click())
  await choose("a1")
  expect(field("address1").value).toBe("7 Oak Street")
  await choose("new")
  expect(field("address1").value).toBe("100 Main Street")
  expect(field("city").value).toBe("")
})

test("what is missing is still marked where it was sent before it was known what was entered last time", async () => {
  onInvalid.mockClear()
  const store = createStore()
  await renderShopPage(root, Checkout, { store, rest })
  await act(async () => page.querySelector<HTMLElement>("button")?.click())
  await act(async () => store.dispatch(cartFailed()))
  await act(() => vi.waitFor(() => expect(onInvalid).toHaveBeenCalledOnce(), { timeout: 10_000 }))
  await act(() =>
    vi.waitFor(() => expect(field("city").getAttribute("aria-invalid")).toBe("true"), { timeout: 10_000 }),
  )
})

test("what is pressed twice is sent once", async () => {
  checkoutDraft.set({
    ...noDraft,
    values: { ...OLD, email: "erin@example.com", firstName: "Erin", lastName: "Owner", phone: "3125550142" },
  })
  let finish = (): void => undefined
  onSubmit.mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = () => resolve([])
      }),
  )
  await open()
  const press = () => act(async () => [...page.querySelectorAll("button")].at(-1)?.click())
  await press()
  await act(async () => vi.waitUntil(() => onSubmit.mock.calls.length > 0, { timeout: 10_000 }))
  await press()
  await act(async () => finish())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
