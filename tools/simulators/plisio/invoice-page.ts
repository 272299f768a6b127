import formbody from "@fastify/formbody"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { fromDecimal, toDecimal } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import type { FastifyInstance } from "fastify"
import type { SimulatedClock } from "../clock.ts"
import { coinOf, coins } from "../coin-vendor/coins.ts"
import { html, page } from "../coin-vendor/html.ts"
import { type Invoice, isOpen, maySwitch, missing, received, receivedCents } from "./invoice.ts"
import type { Plisio } from "./plisio.ts"

const readId = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))
const readForm = Schema.decodeUnknownSync(
  Schema.Struct({ dollars: Schema.optional(Schema.String), coin: Schema.optional(Schema.String) }),
)

const LOOK_AGAIN_S = 3

/** The page on which a shopper pays; here, it also simulates the wallet. */
export const invoicePage = (app: FastifyInstance, plisio: Plisio, clock: SimulatedClock): void => {
  app.register(async (pages) => {
    await pages.register(formbody)

    pages.get("/invoice/:id", async (request, reply) => {
      const invoice = await plisio.find(readId(request.params).id)
      reply.type("text/html; charset=utf-8")
      if (invoice === undefined)
        return reply.code(404).send(page("No such invoice", html`<h1>No such invoice</h1>`, null))
      if (invoice.childId !== null) return reply.redirect(`/invoice/${invoice.childId}`, 303)
      return reply.send(document(invoice, clock.now()))
    })

    pages.post("/invoice/:id/pay", async (request, reply) => {
      const { id } = readId(request.params)
      const invoice = await plisio.find(id)
      const cents = fromDecimal(readForm(request.body).dollars ?? "")
      if (invoice !== undefined && cents !== undefined) {
        await plisio.pay(id, Math.round((invoice.units * cents) / invoice.sourceAmount))
      }
      return reply.redirect(`/invoice/${id}`, 303)
    })

    pages.post("/invoice/:id/coin", async (request, reply) => {
      const { id } = readId(request.params)
      const invoice = await plisio.switchCoin(id, readForm(request.body).coin ?? "")
      return reply.redirect(`/invoice/${invoice?.id ?? id}`, 303)
    })

    pages.post("/invoice/:id/expire", async (request, reply) => {
      const { id } = readId(request.params)
      await plisio.expire(id)
      return reply.redirect(`/invoice/${id}`, 303)
    })
  })
}

const STATUS_WORDS: Readonly<Record<Invoice["status"], string>> = {
  new: "Waiting for your payment",
  pending: "Payment seen, waiting for the network to confirm it",
  completed: "Paid",
  mismatch: "Paid, and more than the invoice asked for",
  expired: "This invoice has expired",
  error: "The network rejected the payment",
  cancelled: "This invoice was cancelled",
  cancelled_duplicate: "This invoice was replaced",
}

const statusWords = (invoice: Invoice): string =>
  invoice.status === "pending" &&
  missing(invoice) > 0 &&
  invoice.payments.every(({ isConfirmed }) => isConfirmed)
    ? `Part of the amount has arrived: ${coins(missing(invoice))} ${invoice.coin} are still missing`
    : STATUS_WORDS[invoice.status]

const document = (invoice: Invoice, now: number): string => {
  const left = invoice.sourceAmount - receivedCents(invoice)
  const back =
    invoice.status === "completed" || invoice.status === "mismatch" ? invoice.successUrl : invoice.failUrl
  const minutes = Math.max(0, Math.ceil((invoice.expiresAt - now) / 60_000))
  return page(
    `Invoice: ${invoice.orderName}`,
    html`<h1>${invoice.orderName}</h1>
<p class="status" role="status">${statusWords(invoice)}</p>
<dl>
<dt>Amount</dt><dd>${coins(invoice.units)} ${invoice.coin} (${inDollars(invoice.sourceAmount)})</dd>
<dt>Received</dt><dd>${coins(received(invoice))} ${invoice.coin} (${inDollars(receivedCents(invoice))})</dd>
<dt>Address</dt><dd>${invoice.coin.toLowerCase()}-simulated-${invoice.id}</dd>
${isOpen(invoice) ? html`<dt>Valid for</dt><dd>${minutes} minutes</dd>` : []}
</dl>
${payForm(invoice, left)}
${coinForm(invoice)}
${isOpen(invoice) ? html`<form method="post" action="/invoice/${invoice.id}/expire"><button>Let the time run out</button></form>` : []}
${back === null ? [] : html`<p><a href="${back}">Back to the shop</a></p>`}
<p class="note">A simulation of Plisio: no coins move. Send less or more than the amount to see what the shop does.</p>`,
    invoice.status === "pending" ? LOOK_AGAIN_S : null,
  )
}

const payForm = (
  invoice: Invoice,
  left: number,
) => html`<form method="post" action="/invoice/${invoice.id}/pay">
<label for="dollars">Send ${invoice.coin} worth, in dollars</label>
<input id="dollars" name="dollars" inputmode="decimal" required pattern="\\d{1,9}(\\.\\d{1,2})?" value="${left > 0 ? toDecimal(left) : ""}">
<button>Send</button></form>`

const coinForm = (invoice: Invoice) => {
  const others = invoice.allowed.filter((coin) => maySwitch(invoice, coin))
  return others.length === 0
    ? []
    : html`<form method="post" action="/invoice/${invoice.id}/coin">
<label for="coin">Another coin</label>
<select id="coin" name="coin">${others.map((id) => html`<option value="${id}">${coinOf(id)?.name ?? id}</option>`)}</select>
<button>Switch</button></form>`
}
