import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import ChangesCard from "./changes-card.tsx"

const change = {
  changeId: 1,
  at: "2026-10-01T00:00:00.000Z",
  actorName: "Ann",
  what: "Terms ended",
  before: null,
  after: null,
}

it("says which changes are shown where there are more", () => {
  const card = (hasMoreChanges: boolean) =>
    renderToStaticMarkup(<ChangesCard data={{ changes: [change], hasMoreChanges }} />)
  expect(card(false)).not.toContain("are shown.")
  expect(card(true)).toContain("The newest 1 are shown.")
})
