import formbody from "@fastify/formbody"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { fromDecimal, toDecimal } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import type { FastifyInstance } from "fastify"
import type { SimulatedClock } from "../clock.ts"
import { COINS } from "../coin-vendor/coins.ts"
import { html, page } from "../coin-vendor/html.ts"
import { type Charge, isOpen, received, type Status, statusOf } from "./charge.ts"
import type { Coinbase } from "./coinbase.ts"

const readId = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))
const readForm = Schema.decodeUnknownSync(
  Schema.Struct({ dollars: Schema.optional(Schema.String), coin: Schema.optional(Schema.String) }),
)

const LOOK_AGAIN_S = 3

/**
 * The page on which a shopper pays, as a whole page or framed by the vendor's button; here, it also simulates the
 * wallet.
 */
export const chargePage = (app: FastifyInstance, coinbase: Coinbase, clock: SimulatedClock): void => {
  app.register(async (pages) => {
    await pages.register(formbody)

    for (const place of ["/pay/:id", "/embed/charges/:id"]) {
      pages.get(place, async (request, reply) => {
        const charge = await coinbase.find(readId(request.params).id)
        reply.type("text/html; charset=utf-8")
        return charge === undefined
          ? reply.code(404).send(page("No such charge", html`<h1>No such charge</h1>`, null))
          : reply.send(document(charge, place.replace("/:id", ""), clock.now()))
      })

      pages.post(`${place}/payments`, async (request, reply) => {
        const { id } = readId(request.params)
        const { coin, dollars } = readForm(request.body)
        const cents = fromDecimal(dollars ?? "")
        if (cents !== undefined) await coinbase.pay(id, cents, coin ?? "")
        return reply.redirect(place.replace(":id", id), 303)
      })

      pages.post(`${place}/expiry`, async (request, reply) => {
        const { id } = readId(request.params)
        await coinbase.expire(id)
        return reply.redirect(place.replace(":id", id), 303)
      })
    }
  })
}

const STATUS_WORDS: Readonly<Record<Status, string>> = {
  NEW: "Waiting for your payment",
  SIGNED: "Waiting for your payment",
  PENDING: "Payment seen, waiting for the network to confirm it",
  COMPLETED: "Paid",
  EXPIRED: "This charge has expired",
  UNRESOLVED: "The amount is not what was asked for; the shop looks at it",
  RESOLVED: "Paid",
  CANCELED: "This charge was canceled",
  "REFUND PENDING": "A refund is on its way",
  REFUNDED: "Refunded",
}

const statusWords = (charge: Charge): string =>
  statusOf(charge) === "PENDING" && received(charge) < charge.cents
    ? `Part of the amount has been seen: ${inDollars(charge.cents - received(charge))} are still missing`
    : STATUS_WORDS[statusOf(charge)]

const document = (charge: Charge, place: string, now: number): string => {
  const left = charge.cents - received(charge)
  const status = statusOf(charge)
  const back =
    status === "NEW" || status === "EXPIRED" || status === "CANCELED" ? charge.cancelUrl : charge.redirectUrl
  const minutes = Math.max(0, Math.ceil((charge.expiresAt - now) / 60_000))
  return page(
    `Pay: ${charge.name}`,
    html`<h1>${charge.name}</h1>
<p>${charge.description}</p>
<p class="status" role="status">${statusWords(charge)}</p>
<dl>
<dt>Amount</dt><dd>${inDollars(charge.cents)}</dd>
<dt>Received</dt><dd>${inDollars(received(charge))}</dd>
${isOpen(charge) ? html`<dt>Valid for</dt><dd>${minutes} minutes</dd>` : []}
</dl>
<form method="post" action="${place}/${charge.code}/payments">
<label for="coin">Coin</label>
<select id="coin" name="coin">${COINS.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select>
<label for="dollars">Send its worth, in dollars</label>
<input id="dollars" name="dollars" inputmode="decimal" required pattern="\\d{1,9}(\\.\\d{1,2})?" value="${left > 0 ? toDecimal(left) : ""}">
<button>Send</button></form>
${isOpen(charge) ? html`<form method="post" action="${place}/${charge.code}/expiry"><button>Let the time run out</button></form>` : []}
${back === null ? [] : html`<p><a href="${back}" target="_top">Back to the shop</a></p>`}
<p class="note">A simulation of Coinbase Commerce: no coins move. Send less or more than the amount to see what the shop does.</p>`,
    status === "PENDING" ? LOOK_AGAIN_S : null,
  )
}
