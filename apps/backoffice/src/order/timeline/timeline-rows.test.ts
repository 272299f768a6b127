import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { entry } from "./entry.fixture.ts"
import { isOfKind, KINDS, timelineRows } from "./timeline-rows.ts"

const all = { kinds: [], query: "", isExpanded: false, at: undefined } as const
const history = (length: number) => Array.from({ length }, (_, revision) => entry(revision))
const shape = (rows: ReturnType<typeof timelineRows>) =>
  rows.map((row) => (row._tag === "gap" ? `+${row.hidden}` : row.entry.revision))

describe("the middle of a long history", () => {
  it("is one gap between the newest and the first events", () => {
    expect(shape(timelineRows(history(30), all))).toEqual([29, 28, 27, 26, 25, 24, "+22", 1, 0])
  })

  it("stays open when it is short, asked for, searched or holds the chosen event", () => {
    expect(shape(timelineRows(history(11), all))).toHaveLength(11)
    expect(timelineRows(history(30), { ...all, isExpanded: true })).toHaveLength(30)
    expect(timelineRows(history(30), { ...all, query: "note" })).toHaveLength(30)
    expect(timelineRows(history(30), { ...all, at: 10 })).toHaveLength(30)
    expect(timelineRows(history(30), { ...all, at: 29 })).toHaveLength(9)
  })

  it("never loses or doubles an event, whatever is chosen", () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.boolean(),
        fc.option(fc.nat(60), { nil: undefined }),
        (length, isExpanded, at) => {
          const rows = timelineRows(history(length), { ...all, isExpanded, at })
          const shown = rows.flatMap((row) => (row._tag === "entry" ? [row.entry.revision] : []))
          const hidden = rows.reduce((sum, row) => sum + (row._tag === "gap" ? row.hidden : 0), 0)
          expect(shown.length + hidden).toBe(length)
          expect(new Set(shown).size).toBe(shown.length)
          expect(shown).toEqual([...shown].sort((a, b) => b - a))
          if (at !== undefined && at < length) expect(shown).toContain(at)
        },
      ),
    )
  })
})

describe("the filters", () => {
  const paid = entry(1, { category: "payments", actorRole: "gateway", title: "Payment settled" })
  const lease = entry(2, { category: "loan" })
  const parcel = entry(3, { category: "shipping" })
  const note = entry(4)
  const moved = entry(5, { category: "order", actorRole: "system" })

  it("show what belongs to any of the chosen kinds", () => {
    const shown = (...kinds: ReadonlyArray<(typeof KINDS)[number]>) =>
      shape(timelineRows([paid, lease, parcel, note, moved], { ...all, kinds }))
    expect(shown("payments")).toEqual([2, 1])
    expect(shown("shipping")).toEqual([3])
    expect(shown("notes")).toEqual([4])
    expect(shown("system")).toEqual([5, 1])
    expect(shown("shipping", "notes")).toEqual([4, 3])
    expect(KINDS.some((kind) => isOfKind(entry(6, { category: "order" }), kind))).toBe(false)
  })

  it("search every word in notes and in what changed", () => {
    const moved = entry(6, {
      title: "Shipping address updated",
      category: "order",
      differences: [{ field: "city", label: "City", before: "Reno", after: "Salt Lake City" }],
    })
    const call = entry(7, { body: "Customer asked for a LATER delivery" })
    const found = (query: string) => shape(timelineRows([moved, call], { ...all, query }))
    expect(found("later customer")).toEqual([7])
    expect(found("salt")).toEqual([6])
    expect(found("later reno")).toEqual([])
    expect(found("  ")).toEqual([7, 6])
  })
})
