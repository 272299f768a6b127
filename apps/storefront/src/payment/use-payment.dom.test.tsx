// @vitest-environment happy-dom
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { serverInTrouble } from "@voltread/ui/api/server-in-trouble.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { type CheckoutAnswerFragment, PayOrderDocument } from "../generated/payment.ts"
import type { Method, Prepared } from "./payment-form.ts"
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
  root = openPage().root
  act(() => root.render(<Checkout />))
  act(() => payment.choose(method("klarna")))
  payment.form.current = { prepare: async () => ({ _tag: "Problem", message: "not available" }) }
  await act(() => payment.pay(CONTEXT, vi.fn()))
})

test("why a way to pay is not offered anymore is said beside the one that the page chose instead", () => {
  act(() => payment.chooseByDefault(method("card")))
  expect(payment).toMatchObject({ chosen: { id: "card" }, problem: "not available" })
})

test("what was wrong with one way to pay is no longer said once the shopper chooses another", () => {
  expect(payment.problem).toBe("not available")
  act(() => payment.choose(method("card")))
  expect(payment).toMatchObject({ chosen: { id: "card" }, problem: null })
})

describe("pressing the button again", () => {
  const send = vi.fn<(token: string) => Promise<CheckoutAnswerFragment>>()
  const press = () => act(() => payment.pay(CONTEXT, ({ token }) => send(token)))
  const lost = () => send.mockRejectedValueOnce(new ApiError("network", "No answer."))
  const declined = () =>
    send.mockResolvedValueOnce({
      success: false,
      message: "Your card was declined.",
      errors: [{ name: "Payment", code: "2000", message: "Your card was declined." }],
      fieldErrors: [],
      paymentGatewayUrl: null,
      orderToken: null,
      order: null,
    })
  const tokens = () => send.mock.calls.flat()

  beforeEach(() => {
    send.mockReset()
    let given = 0
    payment.form.current = {
      prepare: async () => {
        given += 1
        return { _tag: "Prepared", token: `token ${given}`, checkOut: vi.fn() }
      },
    }
  })

  test("sends the same as long as no answer comes, so that nobody is charged twice", async () => {
    lost()
    await press()
    expect(payment.problem).toContain("you will never be charged twice")
    lost()
    await press()
    declined()
    await press()
    expect(payment.problem).toBe("Your card was declined.")
    expect(tokens()).toEqual(["token 1", "token 1", "token 1"])
  })

  test.each(["INTERNAL", "UNAVAILABLE"] as const)(
    "sends the same where the server failed (%s), and does not say that it was refused",
    async (code) => {
      const server = serverInTrouble(code)
      const payOrder = ({ token }: Prepared) =>
        server
          .request(PayOrderDocument, {
            input: { orderId: "order", orderToken: null, gatewayName: "card", token, expectedTotal: 10 },
          })
          .then((answer) => answer.payOrder)
      for (const _ of [1, 2]) {
        const outcome = await act(() => payment.pay(CONTEXT, payOrder))
        expect(outcome).toEqual({ _tag: "Unanswered" })
        expect(payment.problem).toContain("you will never be charged twice")
      }
      expect(server.sent).toMatchObject([1, 2].map(() => ({ input: { token: "token 1" } })))
    },
  )

  test("is the same attempt as long as one is under way", async () => {
    declined()
    const attempts = await act(() =>
      Promise.all([1, 2].map(() => payment.pay(CONTEXT, ({ token }) => send(token)))),
    )
    expect(attempts.map((outcome) => outcome?._tag)).toEqual(["Refused", "Refused"])
    expect(tokens()).toEqual(["token 1"])
    declined()
    await press()
    expect(tokens()).toEqual(["token 1", "token 2"])
  })

  test("asks the form anew after a refusal, and after another way to pay was chosen", async () => {
    declined()
    await press()
    lost()
    await press()
    act(() => payment.choose(method("card")))
    declined()
    await press()
    expect(tokens()).toEqual(["token 1", "token 2", "token 3"])
  })
})

test("what is missing is marked once the code of the form has come", async () => {
  const showMissing = vi.fn()
  payment.form.current = null
  const marked = payment.showMissing()
  payment.form.current = { prepare: vi.fn(), showMissing }
  await marked
  expect(showMissing).toHaveBeenCalled()
})
