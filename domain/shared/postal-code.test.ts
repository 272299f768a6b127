import { existsSync, readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { postalCodeMismatch, statesOfPostalCode } from "./postal-code.ts"
import { isStateCode, US_STATES } from "./us-states.ts"

describe("postal codes", () => {
  test("tell their state; neighbors may share one", () => {
    expect(statesOfPostalCode("78701")).toEqual(["TX"])
    expect(statesOfPostalCode("06390")).toEqual(["CT", "NY"])
    expect(statesOfPostalCode("00601")).toEqual([])
    expect(postalCodeMismatch("10001", "NY")).toBeUndefined()
    expect(postalCodeMismatch("10001", "NJ")).toBe("The ZIP code 10001 is in New York, not in New Jersey.")
  })

  test.each([
    ["00901", "Puerto Rico"],
    ["00802", "the US Virgin Islands"],
    ["96913", "a Pacific territory"],
    ["09012", "a military or diplomatic post (APO, FPO, DPO)"],
    ["34002", "a military or diplomatic post (APO, FPO, DPO)"],
    ["96266", "a military or diplomatic post (APO, FPO, DPO)"],
  ])("outside of the states are told to be so: %s", (postalCode, place) => {
    expect(statesOfPostalCode(postalCode)).toEqual([])
    expect(postalCodeMismatch(postalCode, "TX")).toBe(
      `The ZIP code ${postalCode} is that of ${place}. We only serve the 50 states and Washington, DC.`,
    )
  })

  test("exist in every state", () => {
    const found = new Set(
      Array.from({ length: 1_000 }, (_, prefix) => `${String(prefix).padStart(3, "0")}01`).flatMap(
        statesOfPostalCode,
      ),
    )
    expect([...found].sort()).toEqual(Object.keys(US_STATES).sort())
  })
})

const file = new URL("../../../shared/data/us_zipcodes.csv.gz", import.meta.url)

test.runIf(existsSync(file))(
  "agree with the published list, but for two codes that firms far away own",
  () => {
    const rows = gunzipSync(readFileSync(file)).toString().trim().split("\n").slice(1)
    const wrong = rows.flatMap((row) => {
      const [code = "", city = "", state = ""] = row.split(",")
      return isStateCode(state) && postalCodeMismatch(code, state) !== undefined
        ? [`${code} ${city} ${state}`]
        : []
    })
    expect(rows.length).toBeGreaterThan(20_000)
    expect(wrong).toEqual(["56945 Hp Enterprise Services IA", "93737 City Center NV"])
  },
)
