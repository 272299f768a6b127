import { existsSync, readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { postalCodeMismatch, statesOfPostalCode } from "./postal-code.ts"
import { isStateCode, US_STATES } from "./us-states.ts"

describe("postal codes", () => {
  test("tell their state; neighbours may share one", () => {
    expect(statesOfPostalCode("78701")).toEqual(["TX"])
    expect(statesOfPostalCode("06390")).toEqual(["CT", "NY"])
    expect(statesOfPostalCode("00601")).toEqual([])
    expect(postalCodeMismatch("10001", "NY")).toBeUndefined()
    expect(postalCodeMismatch("10001", "NJ")).toBe("The ZIP code 10001 is in New York, not in New Jersey.")
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
