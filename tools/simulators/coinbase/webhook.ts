import { createHmac } from "node:crypto"
import type { SimulatedClock } from "../clock.ts"
import type { Message, Notification } from "../outbox.ts"
import type { Charge } from "./charge.ts"
import { chargeOnWire } from "./wire.ts"

export const signatureOf = (secret: string, body: string): string =>
  createHmac("sha256", secret).update(body).digest("hex")

/** The charge as it was when its timeline had that many entries. */
const asOf = (charge: Charge, entries: number): Charge => {
  const [first, ...others] = charge.timeline
  const next = charge.timeline[entries]
  return {
    ...charge,
    timeline: [first, ...others.slice(0, entries - 1)],
    payments: next === undefined ? charge.payments : charge.payments.filter(({ at }) => at < next.at),
  }
}

/** A signed message about one state of a charge. */
export const webhook = (
  notification: Notification,
  charge: Charge | undefined,
  parts: {
    readonly secret: string
    readonly hostedUrl: (code: string) => string
    readonly clock: SimulatedClock
    readonly misSigned: boolean
  },
): Message => {
  const [type = "", entries = "1"] = notification.kind.split(" ")
  const body = JSON.stringify({
    id: notification.id,
    scheduled_for: parts.clock.iso(notification.at),
    attempt_number: notification.attempts + 1,
    event: {
      id: notification.id,
      resource: "event",
      type,
      api_version: "2018-03-22",
      created_at: parts.clock.iso(notification.at),
      data:
        charge === undefined
          ? null
          : chargeOnWire(asOf(charge, Number(entries)), parts.hostedUrl(charge.code)),
    },
  })
  const signature = signatureOf(parts.misSigned ? `not ${parts.secret}` : parts.secret, body)
  return { contentType: "application/json", body, headers: { "x-cc-webhook-signature": signature } }
}
