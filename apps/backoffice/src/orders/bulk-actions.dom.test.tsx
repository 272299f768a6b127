// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { buttonNamed, press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import { beforeEach, expect, test, vi } from "vitest"
import type { OrderRowFragment } from "../generated/orders.ts"
import { call } from "../session/request.ts"
import BulkActions from "./bulk-actions.tsx"

vi.mock("../session/request.ts", () => ({ call: vi.fn() }))
vi.mock("@tanstack/react-router", () => ({
  getRouteApi: () => ({ useSearch: () => ({}) }),
  Link: () => null,
}))

const sent = vi.mocked(call)
// What the dialog reads of an order.
const orders = ["1", "2", "3"].map((id) => ({
  id,
  uniqueId: `VT-${id}`,
  status: "PENDING_PAYMENT",
})) as unknown as ReadonlyArray<OrderRowFragment>

const answered = (outcomes: ReadonlyArray<"changed" | "refused" | "unknown">) =>
  sent.mockResolvedValueOnce({
    isSuccess: true,
    successMessage: "",
    errorMessage: "",
    fieldErrors: [],
    data: {
      results: outcomes.map((outcome, index) => ({
        orderId: orders[index]?.id,
        isDone: outcome === "changed",
        isUnknown: outcome === "unknown",
        message: outcome === "changed" ? "" : "Because.",
      })),
    },
  })
const commandIds = () =>
  new Set(sent.mock.calls.map(([{ body }]) => JSON.parse(JSON.stringify(body)).commandId))
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? ""

beforeEach(async () => {
  sent.mockReset()
  const { root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <BulkActions orders={orders} />
      </QueryClientProvider>,
    ),
  )
  buttonNamed("Add note").focus()
  await press("Add note")
  await until(() => expect(document.querySelector("textarea")).not.toBeNull())
  await act(async () => typeInto(document.querySelector("textarea"), "Late"))
})

/** The dialog's own button, which is called as the one that opened it. */
const submit = () =>
  act(async () => document.querySelector<HTMLButtonElement>("[role=dialog] [type=submit]")?.click())

test("a change without an answer is sent again as the same", async () => {
  sent.mockRejectedValueOnce(new ApiError("network", "The shop cannot answer right now."))
  await submit()
  await until(() => expect(dialog()).toContain("this may have been done"))
  expect(document.querySelector("textarea")?.value).toBe("Late")
  answered(["changed", "changed", "changed"])
  await submit()
  await until(() => expect(dialog()).toContain("3 changed."))
  expect(commandIds().size).toBe(1)
})

test("orders of which nobody knows whether they were changed are told apart, and are sent again as the same change", async () => {
  answered(["changed", "refused", "unknown"])
  await submit()
  await until(() => expect(dialog()).toContain("1 changed, 1 refused, 1 without an answer."))
  expect(document.querySelector("[aria-label=Refused]")?.textContent).toBe("VT-2: Because.")
  expect(dialog()).toContain("We do not know yet whether these were changed: VT-3.")
  answered(["changed", "refused", "changed"])
  await press("Try again")
  await until(() => expect(dialog()).toContain("2 changed, 1 refused."))
  expect(commandIds().size).toBe(1)
})

test("the results give the focus back to the button that opened the dialog", async () => {
  answered(["changed", "changed", "changed"])
  await submit()
  await until(() => expect(dialog()).toContain("3 changed."))
  await act(async () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Close")?.click(),
  )
  await until(() => expect(document.activeElement?.textContent).toBe("Add note"))
})
