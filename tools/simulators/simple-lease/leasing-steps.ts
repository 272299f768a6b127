import { randomUUID } from "node:crypto"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { Effect } from "effect"
import type { LeasingShop } from "./leasing-shop.ts"

/** Actions of shoppers, staff and the lender's staff in tests of leases. */
export const stepsAt = (at: () => LeasingShop) => {
  const shopper = async (cart: Readonly<Record<string, number>> = { laptop: 1 }) => {
    const browser = at().shop.browse()
    for (const [productId, quantity] of Object.entries(cart)) await browser.add(productId, quantity)
    return browser
  }

  const applied = async (ssn?: string, change: object = {}, cart?: Readonly<Record<string, number>>) => {
    const answer = await at().apply(await shopper(cart), ssn, change)
    const orderId = answer.order?.id ?? ""
    return { answer, orderId }
  }

  const command = (orderId: string, ...commands: ReadonlyArray<OrderCommand>) =>
    at().shop.run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => commands, {
          commandId: randomUUID(),
          correlationId: "test",
          actor: { id: "sam", name: "Sam", role: "customersupport" },
          now: new Date().toISOString(),
        }),
      ),
    )

  const signed = async (cart?: Readonly<Record<string, number>>) => {
    const { orderId } = await applied(undefined, {}, cart)
    await at().sign(orderId)
    await at().settle()
    return orderId
  }

  /** The supplier confirms the whole order. */
  const confirm = (orderId: string) =>
    command(
      orderId,
      { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" },
      { type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" },
    )

  const lineOf = async (orderId: string, productId: string) => {
    const line = (await at().order(orderId)).lines.find((each) => each.productId === productId)
    if (line === undefined) throw new Error(`no ${productId} in the order`)
    return line
  }

  const move = (
    orderId: string,
    itemId: string,
    ...path: ReadonlyArray<"SHIPPED" | "DELIVERED" | "CANCELLED">
  ) =>
    command(
      orderId,
      ...path.map((to): OrderCommand => ({ type: "ChangeItemStatus", itemId, to, reason: "" })),
    )

  /** Every unit of the order reaches the shopper. */
  const deliver = async (orderId: string) => {
    await confirm(orderId)
    for (const { itemId } of (await at().order(orderId)).lines)
      await move(orderId, itemId, "SHIPPED", "DELIVERED")
  }

  /** An action of the lender's operator on the order's application. */
  const atDesk = async (orderId: string, what: string, body: object = {}) => {
    const { lenderReference } = await at().loanOf(orderId)
    const answer = await at().bench.admin("POST", `/applications/${lenderReference}/${what}`, body)
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
  }

  const atLender = async (orderId: string) => {
    const { lenderReference } = await at().loanOf(orderId)
    return Effect.runPromise(at().bench.lender.find(lenderReference ?? ""))
  }

  return {
    shopper,
    applied,
    command,
    signed,
    confirm,
    lineOf,
    move,
    deliver,
    atDesk,
    fund: (orderId: string) => atDesk(orderId, "funding"),
    atLender,
  }
}
