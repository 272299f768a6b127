import { describe, expect, it } from "vitest"
import { readTracking } from "./tracking.ts"

describe("tracking", () => {
  it("is recalled from our cookies only, decoded, unknown names left out", () => {
    expect(
      readTracking(
        "theme=x; vt_utm_source=news%20letter; vt_gclid=abc; vt_evil=1; utm_medium=cpc; vt_acid=%E0%A4%A",
      ),
    ).toEqual({ utm_source: "news letter", gclid: "abc" })
    expect(readTracking("")).toEqual({})
  })
})
