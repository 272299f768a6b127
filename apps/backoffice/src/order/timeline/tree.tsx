import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { visitInWords } from "@voltread/domain/shared/traffic-words.ts"
import { type KeyboardEvent, useMemo, useRef, useState } from "react"
import { orderMarketingQuery } from "../model/queries.ts"
import { causeTree, type Visit } from "./cause-tree.ts"
import type { Entry } from "./timeline-rows.ts"
import { TreeItem } from "./tree-item.tsx"
import { openRows, treeMove } from "./tree-keys.ts"

interface TimelineTreeProps {
  readonly orderId: string
  readonly entries: ReadonlyArray<Entry>
  /** The event after which the page shows the order. */
  readonly at: number | undefined
}

/** The visits that are known, each once. */
const useVisits = (orderId: string): ReadonlyArray<Visit> => {
  const { data } = useQuery(orderMarketingQuery(orderId))
  return useMemo(() => {
    const touches = [data?.first, data?.lastPaid, data?.last].flatMap((touch) =>
      touch == null ? [] : [touch],
    )
    const visits = touches.map((touch) => ({
      id: `visit ${touch.at}`,
      title: visitInWords(touch),
      at: touch.at,
    }))
    return [...new Map(visits.map((visit) => [visit.id, visit])).values()]
  }, [data])
}

/** The history as a tree of causes, oldest first. Enter shows the order as it was after an event. */
export default function TimelineTree({ orderId, entries, at }: TimelineTreeProps) {
  const navigate = useNavigate()
  const tree = useRef<HTMLDivElement>(null)
  const visits = useVisits(orderId)
  const nodes = useMemo(() => causeTree(entries, visits), [entries, visits])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string>()
  const rows = openRows(nodes, closed)
  const current = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id

  const toggle = (id: string) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
    // Where the focus was may be hidden now.
    setFocused(id)
  }
  const show = (id: string) => {
    const entry = entries.find((each) => each.id === id)
    if (entry !== undefined)
      void navigate({ to: "/orders/$orderId", params: { orderId }, search: { at: entry.revision } })
  }
  const press = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || current === undefined) return
    if (event.key === "Enter") return show(current)
    const move = treeMove(event.key, rows, current)
    if (move === undefined) return
    event.preventDefault()
    if (move._tag === "toggle") return toggle(move.id)
    setFocused(move.id)
    tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(move.id)}"]`)?.focus()
  }
  return (
    <div
      ref={tree}
      role="tree"
      aria-label="What led to what, oldest first"
      onKeyDown={press}
      className="flex flex-col text-sm"
    >
      {rows.map((row) => (
        <TreeItem
          key={row.id}
          row={row}
          isCurrent={row.id === current}
          isChosen={row.node._tag === "entry" && row.node.entry.revision === at}
          onFocus={() => setFocused(row.id)}
          onToggle={() => toggle(row.id)}
          onShow={() => show(row.id)}
        />
      ))}
    </div>
  )
}
