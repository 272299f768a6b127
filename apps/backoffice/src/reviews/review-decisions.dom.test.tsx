// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useRef } from "react"
import type { Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useDecisionKeys } from "../page/use-decision-keys.ts"
import { useFocusAfterDecision } from "../page/use-focus-after-decision.ts"
import { request } from "../session/request.ts"
import { useShortcuts } from "../shell/use-shortcuts.ts"
import { SECONDS_TO_UNDO, useReviewDecisions } from "./use-review-decisions.ts"
import { useUndoKey } from "./use-undo-key.ts"

vi.mock("../session/request.ts", () => ({ request: vi.fn() }))

const sent = vi.mocked(request)
const shortcut = vi.fn()
const review = {
  reason: "",
  since: "",
  approvedStatus: null,
  advice: [],
  notChargedStatus: "PENDING_PAYMENT",
}
const ORDERS = ["1", "2"].map((id) => ({ id, uniqueId: `VT-${id}`, revision: 7, review }))

let root: Root
let page: HTMLElement

/** The keys and the focus of the page, without what it shows of an order. */
function Queue() {
  const list = useRef<HTMLDivElement>(null)
  const { steps, news, decide, takeBack } = useReviewDecisions()
  const focus = useFocusAfterDecision(list, ORDERS)
  useDecisionKeys({ a: "approve", n: "not-charged", c: "cancel" } as const, (orderId, decision) => {
    const order = ORDERS.find(({ id }) => id === orderId)
    if (order !== undefined) decide(order, decision)
    focus.after(orderId)
  })
  useUndoKey(() => {
    const orderId = takeBack()
    if (orderId !== null) focus.entry(orderId)
  })
  return (
    <div ref={list}>
      {ORDERS.map(({ id, uniqueId }) => (
        <article key={id} data-decide={id}>
          <a data-row href={`/${id}`}>
            {uniqueId}
          </a>
          {steps.has(id) && (
            <button type="button" data-undo>
              {steps.get(id)?.isHeld === true ? "Undo" : "Sending"}
            </button>
          )}
        </article>
      ))}
      <p role="status">{news}</p>
    </div>
  )
}

/** Hears keys after the page that it shows, as on a page that is opened at once. */
function Shell() {
  useShortcuts(shortcut)
  return <Queue />
}

const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    )
  })
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const focusOn = (orderId: string) =>
  act(async () => page.querySelector<HTMLElement>(`a[href="/${orderId}"]`)?.focus())
const buttons = () => [...page.querySelectorAll("button")].map(({ textContent }) => textContent)
const status = () => page.querySelector("[role=status]")?.textContent
const sentOrders = () => sent.mock.calls.map(([, variables]) => variables)

beforeEach(async () => {
  vi.useFakeTimers()
  sent.mockReset().mockResolvedValue({ result: { success: true, message: "", position: "1", order: null } })
  shortcut.mockReset()
  ;({ page, root } = openPage())
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Shell />
      </QueryClientProvider>,
    ),
  )
  await focusOn("1")
})
afterEach(() => {
  toastQueue.clear()
  vi.useRealTimers()
})

test("one key decides, says so, and goes on to the next order; it is sent when its time has passed", async () => {
  await press("a")
  expect(status()).toBe("Order VT-1 is approved in 8 seconds. Press Z to undo.")
  expect(document.activeElement?.textContent).toBe("VT-2")
  expect(sent).not.toHaveBeenCalled()
  await pass(SECONDS_TO_UNDO * 1_000)
  expect(sentOrders()).toEqual([
    expect.objectContaining({ orderId: "1", reason: "Reviewed: all in order", revision: 7 }),
  ])
})

test("a slip is undone by one key: nothing is ever sent, and the order has the focus again", async () => {
  await press("c")
  await press("z")
  expect(status()).toBe("Undone. Order VT-1 is still under review.")
  expect(document.activeElement?.textContent).toBe("VT-1")
  expect(buttons()).toEqual([])
  await pass(60_000)
  expect(sent).not.toHaveBeenCalled()
})

test("the next decision sends the one before it, and only the new one can be undone", async () => {
  await press("a")
  await press("c")
  expect(sentOrders()).toEqual([expect.objectContaining({ orderId: "1" })])
  await press("z")
  await pass(60_000)
  expect(sent).toHaveBeenCalledTimes(1)
})

test("that nothing was charged is said by the status that opens the order again", async () => {
  await press("n")
  expect(status()).toBe("Order VT-1 is reopened for payment in 8 seconds. Press Z to undo.")
  await pass(SECONDS_TO_UNDO * 1_000)
  expect(sentOrders()).toEqual([
    expect.objectContaining({
      orderId: "1",
      reason: "Reviewed: nothing was charged",
      status: "PENDING_PAYMENT",
      revision: 7,
    }),
  ])
})

test("a decision is made once, however often its key is pressed", async () => {
  await press("c")
  await focusOn("1")
  await press("a")
  await pass(60_000)
  expect(sentOrders()).toEqual([expect.objectContaining({ reason: "Reviewed: declined" })])
})

test("leaving the page sends what waits", async () => {
  await press("c")
  await act(async () => root.render(null))
  expect(sentOrders()).toEqual([expect.objectContaining({ orderId: "1", reason: "Reviewed: declined" })])
})

test("closing the tab asks first, for as long as something waits", async () => {
  const close = () => {
    const event = new Event("beforeunload", { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(close()).toBe(false)
  await press("a")
  expect(close()).toBe(true)
  await pass(SECONDS_TO_UNDO * 1_000)
  expect(close()).toBe(false)
})

test("a decision that the server refuses is told, and can be made again", async () => {
  sent.mockResolvedValue({
    result: { success: false, message: "The order has changed.", position: "1", order: null },
  })
  await press("a")
  await pass(SECONDS_TO_UNDO * 1_000)
  expect(toastQueue.visibleToasts[0]?.content).toMatchObject({
    severity: "error",
    message: "Order VT-1 is not approved. The order has changed.",
  })
  expect(buttons()).toEqual([])
})

test("a decision without an answer may have been made, and is the same when it is made again", async () => {
  sent.mockRejectedValue(new ApiError("network", "No connection"))
  for (const _ of [1, 2]) {
    await focusOn("1")
    await press("c")
    await pass(SECONDS_TO_UNDO * 1_000)
  }
  expect(toastQueue.visibleToasts[0]?.content).toMatchObject({
    message: expect.stringMatching(/^Order VT-1 may be canceled\. No answer came/),
  })
  const [first, again] = sentOrders()
  expect(again).toEqual(first)
})

test("the second key of a shortcut decides nothing", async () => {
  await press("g")
  await press("a")
  expect(shortcut).toHaveBeenCalledWith("/applications")
  expect(status()).toBe("")
})
