import { randomUUID } from "node:crypto"
import { ensureAccount } from "@voltread/api/accounts/accounts.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { Effect, Schema } from "effect"
import { openDesk } from "../load/desk.ts"
import type { LoadedShop } from "../load/loaded-shop.ts"
import { NotAnswered, RefusedByShop, type Session } from "../load/session.ts"
import { count, type Tally, untilAnswered } from "./tally.ts"

/** A simulated member of support. */
export interface SupportAgent {
  /**
   * Looks once at every order with a signed lease that waits: delivers most, cancels some, and takes a unit off others
   * before.
   */
  readonly serve: () => Promise<void>
  /** Names a charge that was found at its vendor; the shop refuses it unless the outcome of a payment is not known. */
  readonly recognizePayment: (orderId: string, transactionId: string) => Promise<void>
}

const SUPPORT_AGENT = { username: "support-agent@voltread.example", password: "Agent-Password-1" }

const WAITING = `{ adminOrders(
  filter: { gatewayType: "LEASE", statuses: ["PAYMENT_RECEIVED", "CONFIRMED_BY_SUPPLIER"] }, sort: OLDEST, first: 100
) { orders { id } } }`
const ORDER =
  "query ($id: ID!) { adminOrder(id: $id) { revision fraudCheckIsDue items { id quantity status } } }"
const SHIP = `mutation ($orderId: ID!, $commandId: ID!, $shipment: ShipmentInput!) {
  result: recordOrderShipment(orderId: $orderId, commandId: $commandId, shipment: $shipment) { success }
}`
const DELIVER = `mutation ($orderId: ID!, $commandId: ID!, $itemId: ID!) {
  result: changeOrderItemStatus(
    orderId: $orderId, commandId: $commandId, itemId: $itemId, status: "DELIVERED", reason: "at the door"
  ) { success }
}`
const CANCEL = `mutation ($orderId: ID!, $commandId: ID!) {
  result: cancelOrder(orderId: $orderId, commandId: $commandId, reason: "asked to") { success }
}`
const TAKE_ONE_OUT = `mutation ($orderId: ID!, $commandId: ID!, $itemId: ID!, $revision: Int!) {
  result: cancelOrderItemUnits(
    orderId: $orderId, commandId: $commandId, itemId: $itemId, quantity: 1, reason: "one is enough", revision: $revision
  ) { success }
}`
const RECOGNIZE = `mutation ($orderId: ID!, $commandId: ID!, $transactionId: String!) {
  result: recognizeOrderPayment(orderId: $orderId, commandId: $commandId, transactionId: $transactionId) { success }
}`

const decodeWaiting = Schema.decodeUnknownSync(
  Schema.Struct({
    adminOrders: Schema.Struct({ orders: Schema.Array(Schema.Struct({ id: Schema.String })) }),
  }),
)
const Item = Schema.Struct({ id: Schema.String, quantity: Schema.Int, status: Schema.String })
const decodeOrder = Schema.decodeUnknownSync(
  Schema.Struct({
    adminOrder: Schema.Struct({
      revision: Schema.Int,
      fraudCheckIsDue: Schema.Boolean,
      items: Schema.Array(Item),
    }),
  }),
)
const decodeResult = Schema.decodeUnknownSync(
  Schema.Struct({ result: Schema.Struct({ success: Schema.Boolean }) }),
)

/** What happens to the first orders, and again to the ones after them. */
const WISHES = ["all", "none", "all", "one less", "all"] as const

export const supportAgentAt = async (shop: LoadedShop, tally: Tally): Promise<SupportAgent> => {
  const person = { type: "CUSTOMERSUPPORT", firstName: "Cleo", lastName: "Agent", phone: null } as const
  const database = Database.layer({ url: shop.databaseUrl, max: 1, applicationName: "support-agent" })
  await Effect.runPromise(ensureAccount({ ...SUPPORT_AGENT, ...person }).pipe(Effect.provide(database)))
  const wishes = new Map<string, (typeof WISHES)[number]>()
  let desk: Session | undefined

  const ask = (query: string, variables: object): Promise<unknown> =>
    untilAnswered(tally, async () => {
      desk ??= await openDesk(shop.shopUrl, SUPPORT_AGENT)
      return desk.graphql(query, variables).catch((error: unknown) => {
        if (!(error instanceof RefusedByShop) || error.code !== "UNAUTHENTICATED") throw error
        desk = undefined
        throw new NotAnswered("The tokens have expired", { cause: error })
      })
    })

  /** A command that is not answered is repeated with its id, and carried out once. */
  const command = async (mutation: string, orderId: string, given: object = {}): Promise<boolean> => {
    const { result } = decodeResult(await ask(mutation, { orderId, commandId: randomUUID(), ...given }))
    if (!result.success) count(tally, "refused to staff")
    return result.success
  }

  const read = async (id: string) => decodeOrder(await ask(ORDER, { id })).adminOrder

  const wishFor = (orderId: string): (typeof WISHES)[number] => {
    const wish = wishes.get(orderId) ?? WISHES[wishes.size % WISHES.length] ?? "all"
    wishes.set(orderId, wish)
    return wish
  }

  const shipRest = async (orderId: string): Promise<void> => {
    const lines = (await read(orderId)).items
      .filter(({ status }) => status === "PENDING_SHIPMENT")
      .map(({ id, quantity }) => ({ itemId: id, quantity }))
    const shipment = { lines, carrier: "UPS", trackingNumber: "1Z999AA10123456784" }
    if (lines.length > 0) await command(SHIP, orderId, { shipment })
  }

  const serveOrder = async (orderId: string): Promise<void> => {
    const { fraudCheckIsDue, items, revision } = await read(orderId)
    if (fraudCheckIsDue) return
    const [first] = items.filter(({ status }) => status === "PENDING_SHIPMENT")
    if (first !== undefined) {
      const wish = wishFor(orderId)
      if (wish === "none") return void (await command(CANCEL, orderId))
      if (wish === "one less" && !(await command(TAKE_ONE_OUT, orderId, { itemId: first.id, revision })))
        return
      await shipRest(orderId)
    }
    for (const { id, status } of (await read(orderId)).items)
      if (status === "SHIPPED") await command(DELIVER, orderId, { itemId: id })
  }

  return {
    recognizePayment: async (orderId, transactionId) =>
      void (await command(RECOGNIZE, orderId, { transactionId })),
    serve: async () => {
      for (const { id } of decodeWaiting(await ask(WAITING, {})).adminOrders.orders) await serveOrder(id)
    },
  }
}
