// The wallet's sheet: the shopper chooses a card, and the shop gets a nonce for it.
const byId = (id) => document.getElementById(id)
byId("total").textContent = new URLSearchParams(location.search).get("total") ?? ""

const tell = (message) => window.parent.postMessage({ googlePay: message }, "*")

byId("form").addEventListener("submit", async (event) => {
  event.preventDefault()
  const card = new FormData(byId("form")).get("card")
  try {
    const response = await fetch("/google-pay/pay", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ card }),
    })
    const body = await response.json()
    if (response.ok) tell({ nonce: body.nonce })
    else byId("problem").textContent = body.error
  } catch {
    byId("problem").textContent = "The wallet could not be reached. Please try again."
  }
})

byId("cancel").addEventListener("click", () => tell({ cancelled: true }))
