import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CauseNode, causeTree, nodeId } from "./cause-tree.ts"
import { entry } from "./entry.fixture.ts"

const first = { id: "visit-1", title: "google / cpc", at: "2026-10-30T10:00:00.000Z" }
const last = { id: "visit-2", title: "direct", at: "2026-11-01T09:00:00.000Z" }

type Shape = readonly [string, ReadonlyArray<Shape>]
const shape = (nodes: ReadonlyArray<CauseNode>): ReadonlyArray<Shape> =>
  nodes.map((node) => [nodeId(node), shape(node.children)])

const nodeIds = (nodes: ReadonlyArray<CauseNode>): ReadonlyArray<string> =>
  nodes.flatMap((node) => [nodeId(node), ...nodeIds(node.children)])

describe("what led to what", () => {
  it("goes from the visits to the order, its payment and its parcel", () => {
    const checkout = { correlationId: "checkout", actorRole: "guest" }
    const tree = causeTree(
      [
        entry(0, { ...checkout, cause: "place", category: "order" }),
        entry(1, { ...checkout, cause: "place", category: "order" }),
        entry(2, { ...checkout, cause: "pay", category: "payments" }),
        // A vendor's message begins a request of its own, and changes the status by the same command.
        entry(3, { correlationId: "hook", cause: "hook", category: "payments", actorRole: "gateway" }),
        entry(4, { correlationId: "hook", cause: "hook", category: "order", actorRole: "gateway" }),
        entry(5, { correlationId: "note", cause: "note", category: "notes" }),
        entry(6, { correlationId: "parcel", cause: "parcel", category: "shipping" }),
        entry(7, { correlationId: "parcel", cause: "parcel", category: "order" }),
        entry(8, { correlationId: "follow", cause: "e6", category: "notes" }),
      ],
      [last, first],
    )
    expect(shape(tree)).toEqual([
      [
        "visit-1",
        [
          [
            "visit-2",
            [
              [
                "e0",
                [
                  ["e1", []],
                  [
                    "e2",
                    [
                      [
                        "e3",
                        [
                          ["e4", []],
                          [
                            "e6",
                            [
                              ["e7", []],
                              ["e8", []],
                            ],
                          ],
                        ],
                      ],
                    ],
                  ],
                  ["e5", []],
                ],
              ],
            ],
          ],
        ],
      ],
    ])
  })

  it("has every event once, each below one before it, whatever the metadata says", () => {
    const category = fc.constantFrom("order", "payments", "shipping", "notes", "loan", "fraud")
    const few = fc.constantFrom("a", "b", "c", "e0", "e1", "e2")
    const histories = fc.array(fc.record({ category, cause: few, correlationId: few }), { maxLength: 12 })
    fc.assert(
      fc.property(histories, (each) => {
        const entries = each.map((over, revision) => entry(revision, over))
        const tree = causeTree(entries, [])
        expect([...nodeIds(tree)].sort()).toEqual(entries.map(({ id }) => id).sort())
        const check = (nodes: ReadonlyArray<CauseNode>, above: number): void => {
          for (const node of nodes) {
            if (node._tag !== "entry") throw new Error("there was no visit")
            expect(node.entry.revision).toBeGreaterThan(above)
            check(node.children, node.entry.revision)
          }
        }
        check(tree, -1)
      }),
    )
  })
})
