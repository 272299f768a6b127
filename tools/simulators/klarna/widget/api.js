// The vendor's browser script with the functions that shops use: init, load, authorize and finalize, each with its
// callback.
;(() => {
  const script = document.currentScript
  const origin = new URL(script.src).origin
  let clientToken
  let frame
  let number = 0
  const waiting = new Map()

  const ask = (kind, data, done) => {
    number += 1
    waiting.set(number, done)
    frame.contentWindow.postMessage({ klarna: kind, number, ...data }, origin)
  }

  window.addEventListener("message", ({ data, origin: from, source }) => {
    if (from !== origin || source !== frame?.contentWindow || data === null) return
    if (typeof data.height === "number") frame.style.height = `${data.height}px`
    const done = waiting.get(data.number)
    if (done === undefined) return
    waiting.delete(data.number)
    done(data.answer)
  })

  const emailOf = (data) => data?.billing_address?.email

  const Payments = {
    init: ({ client_token }) => {
      clientToken = client_token
    },
    load: ({ container, payment_method_category }, data, callback) => {
      const holder = typeof container === "string" ? document.querySelector(container) : container
      if (holder === null || clientToken === undefined) {
        callback?.({ show_form: false, error: { invalid_fields: ["container"] } })
        return
      }
      waiting.clear()
      frame = document.createElement("iframe")
      frame.src = `${origin}/kp/frame`
      frame.title = "Klarna"
      frame.style.border = "0"
      frame.style.width = "100%"
      frame.style.height = "120px"
      frame.addEventListener("load", () =>
        ask("load", { clientToken, category: payment_method_category, email: emailOf(data) }, (answer) =>
          callback?.(answer),
        ),
      )
      holder.replaceChildren(frame)
    },
    authorize: (options, data, callback) =>
      ask("authorize", { email: emailOf(data), finalizes: options.auto_finalize !== false }, callback),
    finalize: (_options, _data, callback) => ask("finalize", {}, callback),
  }

  window.Klarna = { Payments }
  window.klarnaAsyncCallback?.()
})()
