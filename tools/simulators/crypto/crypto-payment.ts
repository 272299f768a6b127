import { type CryptoBench, chargesOf, invoicesOf } from "./running.ts"

export type Kind = "plisio" | "coinbase"

export type Simulators = Readonly<Record<Kind, CryptoBench>>

const HOUR = 3_600_000

/** The order's newest invoice or charge. */
const newest = async (simulators: Simulators, kind: Kind, orderId: string) => {
  const [last] =
    kind === "plisio"
      ? (await invoicesOf(simulators.plisio, orderId)).slice(-1).map(({ id, units, amountCents }) => ({
          path: `/invoices/${id}`,
          payment: (cents: number) => ({ units: Math.round((units * cents) / amountCents) }),
        }))
      : (await chargesOf(simulators.coinbase, orderId)).slice(-1).map(({ code }) => ({
          path: `/charges/${code}`,
          payment: (cents: number) => ({ cents }),
        }))
  if (last === undefined) throw new Error(`${kind} knows nothing of order ${orderId}`)
  return last
}

/** All invoices or charges for an order, oldest first. */
export const madeFor = (simulators: Simulators, kind: Kind, orderId: string) =>
  kind === "plisio" ? invoicesOf(simulators.plisio, orderId) : chargesOf(simulators.coinbase, orderId)

/** The money that the vendor has received for an order, in cents. */
export const received = async (simulators: Simulators, kind: Kind, orderId: string): Promise<number> =>
  (await madeFor(simulators, kind, orderId)).reduce((total, { receivedCents }) => total + receivedCents, 0)

/** Sends coins worth that many cents to the order's newest invoice or charge. */
export const send = async (
  simulators: Simulators,
  kind: Kind,
  orderId: string,
  cents: number,
): Promise<void> => {
  const { path, payment } = await newest(simulators, kind, orderId)
  await simulators[kind].admin("POST", `${path}/payments`, payment(cents))
}

/** Makes the network confirm everything that was sent. */
export const confirm = async (simulators: Simulators, kind: Kind): Promise<void> => {
  await simulators[kind].admin("PUT", "/settings", { confirmAfterMs: 0 })
  await simulators[kind].admin("GET", kind === "plisio" ? "/invoices" : "/charges")
  await simulators[kind].admin("PUT", "/settings", { confirmAfterMs: HOUR })
}

export const expire = async (simulators: Simulators, kind: Kind, orderId: string): Promise<void> => {
  const { path } = await newest(simulators, kind, orderId)
  await simulators[kind].admin("POST", `${path}/expiry`)
}

/** Makes the vendor report this status for the order's newest invoice or charge. */
export const push = async (
  simulators: Simulators,
  kind: Kind,
  orderId: string,
  status: string,
): Promise<void> => {
  const { path } = await newest(simulators, kind, orderId)
  await simulators[kind].admin("POST", `${path}/status`, { status })
}
