// The vendor's screens for the shopper: the terms, then a code to confirm, then the result.
const byId = (id) => document.getElementById(id)
const [terms, form, code, account, signsUp, problem, end] = [
  "terms",
  "form",
  "code",
  "account",
  "signs-up",
  "problem",
  "end",
].map(byId)

let session
let open
/** Set once the shopper has agreed, until the shop finalizes. */
let agreed

const answer = (number, value) => window.parent.postMessage({ number, answer: value }, "*")
new ResizeObserver(() => window.parent.postMessage({ height: document.body.scrollHeight }, "*")).observe(
  document.body,
)

const post = async (path, body) => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return { ok: response.ok, body: await response.json() }
}

const dollars = (cents) => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" })

const load = async ({ category, clientToken, email, number }) => {
  const { body, ok } = await post("/kp/session", { clientToken, category, email })
  if (!ok || !body.offered) {
    terms.textContent = "Klarna is not available for this purchase."
    answer(number, { show_form: false })
    return
  }
  session = { clientToken, email }
  account.hidden = !body.signsUp
  terms.textContent = `4 payments of ${dollars(Math.ceil(body.amount / 4))}, every two weeks. No interest.`
  answer(number, { show_form: true })
}

const authorize = ({ email, finalizes, number }) => {
  open = { number, finalizes }
  session = { ...session, email: email ?? session?.email }
  end.textContent = ""
  problem.textContent = ""
  form.hidden = false
  code.focus()
}

const finish = (value, words) => {
  form.hidden = true
  code.value = ""
  end.textContent = words
  answer(open.number, value)
  open = undefined
}

const WORDS = {
  yes: "Thank you. Klarna has approved your purchase.",
  retry: "Klarna could not approve this purchase.",
  never: "Klarna is not available for this purchase.",
}

const wordsOf = ({ approved, show_form }) => {
  if (approved) return WORDS.yes
  return show_form ? WORDS.retry : WORDS.never
}

form.addEventListener("submit", async (event) => {
  event.preventDefault()
  const consent = { ...session, code: code.value, signsUp: signsUp.checked }
  if (!open.finalizes) {
    agreed = consent
    finish({ approved: true, show_form: true, finalize_required: true }, "Almost done.")
    return
  }
  const { body, ok } = await post("/kp/consent", consent)
  if (ok) finish(body, wordsOf(body))
  else problem.textContent = body.error
})

byId("cancel").addEventListener("click", () =>
  finish({ approved: false, show_form: true }, "You can try again or pay another way."),
)

const finalize = async ({ number }) => {
  const { body, ok } = await post("/kp/consent", agreed ?? { ...session, code: "" })
  end.textContent = ok ? wordsOf(body) : body.error
  answer(number, ok ? body : { approved: false, show_form: true })
}

window.addEventListener("message", ({ data, source }) => {
  if (source !== window.parent || data === null) return
  if (data.klarna === "load") load(data)
  else if (data.klarna === "authorize") authorize(data)
  else if (data.klarna === "finalize") finalize(data)
})
