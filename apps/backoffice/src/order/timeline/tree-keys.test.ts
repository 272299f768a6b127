import { describe, expect, it } from "vitest"
import { causeTree } from "./cause-tree.ts"
import { entry } from "./entry.fixture.ts"
import { openRows, treeMove } from "./tree-keys.ts"

/** e0 above e1 and e3, e1 above e2. */
const nodes = causeTree(
  [
    entry(0, { cause: "a" }),
    entry(1, { cause: "b" }),
    entry(2, { cause: "b" }),
    entry(3, { cause: "c", correlationId: "d" }),
  ],
  [],
)

describe("the keys of the tree", () => {
  const rows = openRows(nodes, new Set())

  it("walk over all that is open, and stop at both ends", () => {
    expect(rows.map(({ id }) => id)).toEqual(["e0", "e1", "e2", "e3"])
    expect(treeMove("ArrowDown", rows, "e1")).toEqual({ _tag: "focus", id: "e2" })
    expect(treeMove("ArrowUp", rows, "e3")).toEqual({ _tag: "focus", id: "e2" })
    expect(treeMove("ArrowDown", rows, "e3")).toBeUndefined()
    expect(treeMove("ArrowUp", rows, "e0")).toBeUndefined()
    expect(treeMove("Home", rows, "e3")).toEqual({ _tag: "focus", id: "e0" })
    expect(treeMove("End", rows, "e0")).toEqual({ _tag: "focus", id: "e3" })
  })

  it("go in and out, open and close", () => {
    expect(treeMove("ArrowRight", rows, "e1")).toEqual({ _tag: "focus", id: "e2" })
    expect(treeMove("ArrowRight", rows, "e2")).toBeUndefined()
    expect(treeMove("ArrowLeft", rows, "e2")).toEqual({ _tag: "focus", id: "e1" })
    expect(treeMove("ArrowLeft", rows, "e1")).toEqual({ _tag: "toggle", id: "e1" })
    const closed = openRows(nodes, new Set(["e1"]))
    expect(closed.map(({ id }) => id)).toEqual(["e0", "e1", "e3"])
    expect(treeMove("ArrowRight", closed, "e1")).toEqual({ _tag: "toggle", id: "e1" })
    expect(treeMove("x", rows, "e1")).toBeUndefined()
  })
})
