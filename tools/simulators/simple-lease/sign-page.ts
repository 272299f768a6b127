import { escapeHtml } from "@voltread/api/platform/http/html.ts"
import { LENDER_TERMS } from "@voltread/domain/loans/lender-terms.ts"
import { shareOfFinanced } from "@voltread/domain/loans/loan-offer.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { Schema } from "effect"
import type { FastifyInstance, FastifyReply } from "fastify"
import type { SimulatedClock } from "../clock.ts"
import type { Lender } from "./lender.ts"
import type { Application, Lease } from "./records.ts"
import { cancel, sign } from "./rules.ts"
import type { Store } from "./store.ts"

const readParams = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))
const readForm = Schema.decodeUnknownSync(
  Schema.Struct({ name: Schema.optional(Schema.String), agree: Schema.optional(Schema.String) }),
)

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Simple Lease</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0; text-align: left; border-bottom: 1px solid GrayText; }
td:last-child { text-align: right; }
label { display: block; margin: 1rem 0 0.25rem; font-weight: 600; }
input[type="text"] { box-sizing: border-box; font: inherit; padding: 0.6rem; width: 100%; }
.agree { display: flex; gap: 0.6rem; font-weight: 400; }
caption { font-weight: 600; padding-bottom: 0.4rem; text-align: left; }
th { font-weight: 400; }
tr:last-child > * { font-weight: 600; }
button { background: none; border: 1px solid; border-radius: 0.4rem; color: inherit; cursor: pointer; font: inherit; }
button { margin: 1rem 0 0; min-height: 2.75rem; padding: 0 1.25rem; width: 100%; }
button.yes { background: #1d4ed8; border-color: #1d4ed8; color: #fff; font-weight: 600; margin-top: 1.5rem; }
[role="alert"] { border: 2px solid; padding: 0.75rem; }
</style>
</head>
<body>
<p>Simple Lease · simulated lender, nothing here is a real contract</p>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`

const back = ({ returnUrl }: Application): string =>
  `<p><a href="${escapeHtml(returnUrl)}">Back to your order</a></p>`

const COSTS: Readonly<Record<Application["product"], string>> = {
  lease: "Cost of leasing",
  loan: "Cost of the loan",
}

const contractOf = (application: Application, lease: Lease, problem: string | undefined): string => {
  const terms = LENDER_TERMS[application.product]
  const early = lease.total + shareOfFinanced(lease.total, terms.earlyCost)
  const lines = lease.items
    .map(({ name, quantity, unitPrice }) => [`${quantity} × ${name}`, inDollars(quantity * unitPrice)])
    .concat(
      (lease.downPayment ?? 0) > 0 ? [["Paid to the shop already", inDollars(lease.downPayment ?? 0)]] : [],
    )
    .concat([
      ["Financed, with tax and shipping", inDollars(lease.total)],
      ["Due today", inDollars(lease.initialPayment)],
      [`${lease.payments} payments of`, `${inDollars(lease.recurringPayment)} every ${terms.every}`],
      [COSTS[application.product], inDollars(lease.totalCost - lease.total)],
      [`If you buy within ${terms.earlyPurchaseDays} days`, inDollars(early)],
      ["Total you pay", inDollars(lease.totalCost)],
    ])
  const rows = lines.map(
    ([name = "", amount = ""]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(amount)}</td></tr>`,
  )
  return `<p>Contract ${escapeHtml(lease.leaseId)} for ${escapeHtml(application.applicantName)}.</p>
<table><caption>What you sign</caption><tbody>${rows.join("")}</tbody></table>
${problem === undefined ? "" : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post">
<label for="name">Type your full name to sign</label>
<input id="name" name="name" type="text" autocomplete="name" required>
<label class="agree"><input type="checkbox" name="agree" value="yes" required> I have read the contract and agree to it.</label>
<button class="yes" type="submit">Sign the contract</button>
</form>
<form method="post" action="${escapeHtml(lease.token)}/withdrawal"><button type="submit">I do not want it</button></form>
${back(application)}`
}

type Signing =
  | { readonly _tag: "Open"; readonly application: Application; readonly lease: Lease }
  | { readonly _tag: "Closed"; readonly status: number; readonly title: string; readonly body: string }

const closed = (status: number, title: string, body: string): Signing => ({
  _tag: "Closed",
  status,
  title,
  body,
})

const signingOf = (application: Application | undefined, token: string, now: number): Signing => {
  if (application === undefined) return closed(404, "There is no such contract", "")
  const { lease, status } = application
  if (lease?.token === token && lease.signedAt !== null)
    return closed(200, "Your contract is signed", `<p>Thank you.</p>${back(application)}`)
  if (lease === null || lease.token !== token || status !== "APPROVED" || lease.expiresAt <= now)
    return closed(
      410,
      "This contract can no longer be signed",
      `<p>It has ended, or another one took its place.</p>${back(application)}`,
    )
  return { _tag: "Open", application, lease }
}

/** The lender's page on which a contract is signed or refused. */
export const signPage = (
  app: FastifyInstance,
  {
    clock,
    lender,
    store,
  }: { readonly clock: SimulatedClock; readonly lender: Lender; readonly store: Store },
): void => {
  const show = (reply: FastifyReply, status: number, title: string, body: string) =>
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(page(title, body))
  const signing = (token: string) => signingOf(store.applicationToSign(token), token, clock.now())

  app.register(async (routes) => {
    routes.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )

    routes.get("/sign/:token", async (request, reply) => {
      const found = signing(readParams(request.params).token)
      return found._tag === "Closed"
        ? show(reply, found.status, found.title, found.body)
        : show(reply, 200, "Sign your contract", contractOf(found.application, found.lease, undefined))
    })

    routes.post("/sign/:token", async (request, reply) => {
      const found = signing(readParams(request.params).token)
      if (found._tag === "Closed") return show(reply, found.status, found.title, found.body)
      const { application, lease } = found
      const { agree, name = "" } = readForm(request.body)
      if (name.trim() === "" || agree !== "yes") {
        const problem = "Type your name and tick the box to sign."
        return show(reply, 422, "Sign your contract", contractOf(application, lease, problem))
      }
      await lender.change(application, { key: undefined, asked: [] }, sign)
      return reply.redirect(application.returnUrl, 303)
    })

    routes.post("/sign/:token/withdrawal", async (request, reply) => {
      const found = signing(readParams(request.params).token)
      if (found._tag === "Closed") return show(reply, found.status, found.title, found.body)
      await lender.change(found.application, { key: undefined, asked: [] }, (current, now) =>
        cancel(current, "The applicant does not want it.", now),
      )
      return reply.redirect(found.application.returnUrl, 303)
    })
  })
}
