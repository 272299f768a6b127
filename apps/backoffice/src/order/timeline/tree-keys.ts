import { type CauseNode, nodeId } from "./cause-tree.ts"

/** A row of the tree that is not hidden below a closed one. */
export interface TreeRow {
  readonly id: string
  readonly node: CauseNode
  /** From 1, as the two below. */
  readonly level: number
  readonly place: number
  readonly siblings: number
  readonly parent: string | undefined
  readonly isOpen: boolean
  readonly hasChildren: boolean
}

/** The rows from top to bottom. */
export const openRows = (
  nodes: ReadonlyArray<CauseNode>,
  closed: ReadonlySet<string>,
  parent?: TreeRow,
): ReadonlyArray<TreeRow> =>
  nodes.flatMap((node, index) => {
    const id = nodeId(node)
    const hasChildren = node.children.length > 0
    const isOpen = hasChildren && !closed.has(id)
    const row: TreeRow = {
      id,
      node,
      level: (parent?.level ?? 0) + 1,
      place: index + 1,
      siblings: nodes.length,
      parent: parent?.id,
      isOpen,
      hasChildren,
    }
    return [row, ...(isOpen ? openRows(node.children, closed, row) : [])]
  })

type TreeMove =
  | { readonly _tag: "focus"; readonly id: string }
  | { readonly _tag: "toggle"; readonly id: string }

/** What a key does in a tree (WAI-ARIA, tree view). Undefined: nothing of its own. */
export const treeMove = (
  key: string,
  rows: ReadonlyArray<TreeRow>,
  current: string | undefined,
): TreeMove | undefined => {
  const index = rows.findIndex(({ id }) => id === current)
  const row = rows[index]
  const focus = (id: string | undefined): TreeMove | undefined =>
    id === undefined ? undefined : { _tag: "focus", id }
  switch (key) {
    case "ArrowDown":
      return focus(rows[index + 1]?.id)
    case "ArrowUp":
      return focus(rows[index - 1]?.id)
    case "Home":
      return focus(rows[0]?.id)
    case "End":
      return focus(rows.at(-1)?.id)
    case "ArrowRight":
      if (row === undefined || !row.hasChildren) return undefined
      return row.isOpen ? focus(rows[index + 1]?.id) : { _tag: "toggle", id: row.id }
    case "ArrowLeft":
      if (row === undefined) return undefined
      return row.isOpen ? { _tag: "toggle", id: row.id } : focus(row.parent)
    default:
      return undefined
  }
}
