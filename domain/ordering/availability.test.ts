import { expect, test } from "vitest"
import { availabilityLabel } from "./availability.ts"

test("labels are those of spec §4", () => {
  expect([availabilityLabel(true), availabilityLabel(false)]).toEqual(["Available", "Not Available"])
})
