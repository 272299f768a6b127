// Shows what a vendor's admin routes offer; it knows none of the vendors.
const byId = (id) => document.getElementById(id)
const SHARED = /^\/(routes|clock|faults|webhooks|settings)(\/|$)/
const REFRESH_MS = 3_000
const ROWS = 50

let vendor
let routes = []

const call = async (method, path, body) => {
  const response = await fetch(`/vendors/${vendor}${path}`, {
    method,
    headers: { "x-operator": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer = text === "" ? {} : JSON.parse(text)
  if (!response.ok) throw new Error(answer.error ?? `The simulator answered ${response.status}.`)
  return answer
}

const say = (words) => {
  byId("said").textContent = words
}

/** Sends the request, shows its result, and then the new state. */
const act = async (words, ...request) => {
  try {
    await call(...request)
    say(words)
  } catch (error) {
    say(error.message)
  }
  await show()
}

const element = (tag, properties, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

const button = (text, onclick) => element("button", { type: "button", textContent: text, onclick })

const written = (value) => {
  if (value === null || value === undefined) return ""
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

/** A table of records, with the actions for each. */
const table = (caption, records, actions) => {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const head = element("tr", {}, ...columns.map((name) => element("th", { scope: "col", textContent: name })))
  if (actions !== undefined) head.append(element("th", { scope: "col", textContent: "do" }))
  const rows = records.map((record) => {
    const row = element(
      "tr",
      {},
      ...columns.map((name) => element("td", { textContent: written(record[name]) })),
    )
    if (actions !== undefined)
      row.append(element("td", {}, element("span", { className: "buttons" }, ...actions(record))))
    return row
  })
  return element(
    "div",
    { className: "table" },
    element(
      "table",
      {},
      element("caption", { textContent: caption }),
      element("thead", {}, head),
      element("tbody", {}, ...rows),
    ),
  )
}

const wordsOf = (path, body) => {
  const values = Object.values(body).map(String)
  const name = path.split("/").at(-1)
  if (values.length === 0) return name
  return Object.values(body).some((value) => typeof value === "number")
    ? `${name} ${values}`
    : values.join(" ")
}

/** A button for each body that the vendor names; without any, one that asks for the body. */
const buttonsOf = ({ bodies, example, path }, target, whom) => {
  if (bodies.length > 0)
    return bodies.map((body) =>
      button(wordsOf(path, body), () => act(`${whom}: ${wordsOf(path, body)}`, "POST", target, body)),
    )
  const name = path.split("/").at(-1)
  const asked = () => {
    const given = prompt(`${name}, as JSON`, JSON.stringify(example))
    if (given === null) return
    try {
      act(`${whom}: ${name}`, "POST", target, JSON.parse(given))
    } catch {
      say("That is no JSON.")
    }
  }
  return [button(`${name}…`, asked)]
}

const posts = (isOf) => routes.filter(({ method, path }) => method === "POST" && isOf(path))

/** The routes that act on one record of a book: `/book/:id/…`, whatever the parameter is called. */
const actionsOf = (book) => {
  const found = posts((path) => path.startsWith(`${book}/:`))
  if (found.length === 0) return undefined
  return (record) =>
    found.flatMap((route) =>
      buttonsOf(route, route.path.replace(/:\w+/, encodeURIComponent(record.id)), record.id),
    )
}

/** One book, or several where a route answers with several. */
const booksOf = async ({ path }) => {
  const answer = await call("GET", path)
  const arrays = Object.entries(answer).filter(([, records]) => Array.isArray(records))
  const additions = posts((each) => each === path).flatMap((route) => buttonsOf(route, path, path.slice(1)))
  return arrays.map(([key, records]) => {
    const name = arrays.length === 1 ? path.slice(1) : key
    const newest = records.slice(-ROWS).reverse()
    return element(
      "div",
      {},
      element("h2", { textContent: `${name} (${records.length})` }),
      element("p", { className: "buttons" }, ...additions),
      newest.length === 0 ? "Nothing yet." : table(`The newest of ${name}`, newest, actionsOf(path)),
    )
  })
}

const showBooks = async () => {
  const books = routes.filter(
    ({ method, path }) => method === "GET" && !SHARED.test(path) && !path.includes(":"),
  )
  byId("books").replaceChildren(...(await Promise.all(books.map(booksOf))).flat())
}

const replays = ({ id }) =>
  [
    ["again", { copies: 1 }],
    ["twice", { copies: 2 }],
    ["in 10 s", { delayMs: 10_000 }],
    ["mis-signed", { misSigned: true }],
  ].map(([text, body]) => button(text, () => act(`Sent ${text}.`, "POST", `/webhooks/${id}/replay`, body)))

const showShared = async () => {
  const [{ webhooks }, { faults }, { now, offsetMs }] = await Promise.all([
    call("GET", "/webhooks"),
    call("GET", "/faults"),
    call("GET", "/clock"),
  ])
  const newest = webhooks.slice(-ROWS).reverse()
  byId("webhooks").replaceChildren(
    newest.length === 0 ? "None yet." : table("The newest messages", newest, replays),
  )
  byId("faults").replaceChildren(
    faults.length === 0
      ? "All calls are answered as usual."
      : table(
          "Planned",
          faults.map(({ fault, left }) => ({ ...fault, left })),
        ),
  )
  byId("clock").textContent =
    `The vendor's clock says ${now}${offsetMs === 0 ? "" : `, ${offsetMs / 3_600_000} hours ahead`}.`
}

const show = async () => {
  try {
    await Promise.all([showBooks(), showShared()])
  } catch (error) {
    say(error.message)
  }
}

const choose = async (name) => {
  vendor = name
  for (const each of byId("vendors").children)
    each.setAttribute("aria-current", String(each.textContent === name))
  routes = (await call("GET", "/routes")).routes
  const hasSettings = routes.some(({ path }) => path === "/settings")
  byId("settings-section").hidden = !hasSettings
  if (hasSettings) byId("settings").value = JSON.stringify(await call("GET", "/settings"), null, 2)
  say("")
  await show()
}

for (const each of document.querySelectorAll("[data-next]")) {
  each.addEventListener("click", () => {
    const body = { messages: Number(byId("messages").value), ...JSON.parse(each.dataset.next) }
    act(`Planned for the next ${body.messages}: ${each.textContent}.`, "PUT", "/webhooks/next", body)
  })
}
byId("next-clear").addEventListener("click", () =>
  act("Messages go out as usual.", "DELETE", "/webhooks/next"),
)

byId("fault").addEventListener("submit", (event) => {
  event.preventDefault()
  const [kind, when, operation] = ["kind", "when", "operation"].map((id) => byId(id).value)
  const body = { kind, when, calls: Number(byId("calls").value), milliseconds: 5_000 }
  act("Planned.", "POST", "/faults", operation === "" ? body : { ...body, operation })
})
byId("faults-clear").addEventListener("click", () => act("Calls are answered as usual.", "DELETE", "/faults"))

for (const each of document.querySelectorAll("[data-hours]")) {
  each.addEventListener("click", async () => {
    const hours = Number(each.dataset.hours)
    const { offsetMs } = await call("GET", "/clock")
    act("The clock is set.", "PUT", "/clock", { offsetMs: hours === 0 ? 0 : offsetMs + hours * 3_600_000 })
  })
}

byId("settings-form").addEventListener("submit", (event) => {
  event.preventDefault()
  try {
    act("Saved.", "PUT", "/settings", JSON.parse(byId("settings").value))
  } catch {
    say("That is no JSON.")
  }
})

const start = async () => {
  const { vendors } = await (await fetch("/vendors")).json()
  byId("vendors").replaceChildren(...vendors.map((name) => button(name, () => choose(name))))
  await choose(vendors[0])
  // Not while somebody is about to press a button in a row.
  setInterval(() => {
    if (!byId("books").contains(document.activeElement)) show()
  }, REFRESH_MS)
}

start().catch((error) => say(error.message))
