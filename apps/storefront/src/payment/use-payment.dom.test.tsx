// @vitest-environment happy-dom
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { Method } from "./payment-form.ts"
import { usePayment } from "./use-payment.ts"

const method = (id: string): Method => ({
  id,
  title: id,
  terms: "",
  termsId: null,
  gatewayName: id,
  problem: null,
  choices: [],
})
const CONTEXT = { total: 10, checkout: null }

let payment: ReturnType<typeof usePayment>
let root: Root

function Checkout() {
  payment = usePayment()
  return null
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  root = createRoot(document.createElement("div"))
  act(() => root.render(<Checkout />))
  act(() => payment.choose(method("klarna")))
  payment.form.current = { prepare: async () => ({ _tag: "Problem", message: "not available" }) }
  await act(() => payment.pay(CONTEXT, vi.fn()))
})
afterEach(() => act(() => root.unmount()))

test("why a way to pay is not offered any more is said beside the one that the page chose instead", () => {
  act(() => payment.chooseByDefault(method("card")))
  expect(payment).toMatchObject({ chosen: { id: "card" }, problem: "not available" })
})

test("what was wrong with one way to pay is no longer said once the shopper chooses another", () => {
  expect(payment.problem).toBe("not available")
  act(() => payment.choose(method("card")))
  expect(payment).toMatchObject({ chosen: { id: "card" }, problem: null })
})

test("what is missing is marked once the code of the form has come", async () => {
  const showMissing = vi.fn()
  payment.form.current = null
  const marked = payment.showMissing()
  payment.form.current = { prepare: vi.fn(), showMissing }
  await marked
  expect(showMissing).toHaveBeenCalled()
})
