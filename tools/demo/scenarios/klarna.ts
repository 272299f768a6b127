import { klarnaDecides, payByKlarna } from "../books/klarna.ts"
import { payByCard } from "../script/cards.ts"
import type { Story } from "./life.ts"

export const byKlarna: Story = (script) => payByKlarna(script, 1)

/** Klarna reviews the order before it agrees. */
export const watchedByKlarna: Story = (script) => {
  const isAccepted = script.faker.datatype.boolean(0.7)
  payByKlarna(script, 1, isAccepted ? "pending-accept" : "pending-reject")
  script.hours(1, 20)
  klarnaDecides(script, isAccepted)
}

/** An order that Klarna rejects is paid by card. */
export const refusedByKlarna: Story = (script) => {
  payByKlarna(script, 1, "refused")
  script.minutes(2, 40)
  payByCard(script, 2, "succeeded")
}
