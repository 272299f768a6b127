import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import { pageNumbers } from "./page-numbers.ts"

interface PageLink {
  readonly page: number
  readonly className: string
  readonly "aria-label": string
  readonly "aria-current"?: "page"
  readonly children: ReactNode
}

interface PaginationProps {
  readonly current: number
  readonly last: number
  /** Renders the app's own link to a page. */
  readonly renderLink: (link: PageLink) => ReactNode
}

const cell = "grid h-11 min-w-11 place-items-center rounded-md px-2 font-semibold numeric hover:bg-sunken"

/** Numbered pages as links, so that each can be opened in a tab, bookmarked and indexed. */
export function Pagination({ current, last, renderLink }: PaginationProps) {
  if (last <= 1) return null
  let gap = 0
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1">
      {current > 1 &&
        renderLink({
          page: current - 1,
          className: cell,
          "aria-label": "Previous page",
          children: <Icon name="chevron-left" />,
        })}
      {pageNumbers(current, last).map((entry) => {
        if (entry === "gap") {
          gap += 1
          return (
            <span key={`gap-${gap}`} className="px-1 text-muted">
              …
            </span>
          )
        }
        return (
          <span key={entry} className="contents">
            {renderLink({
              page: entry,
              className: entry === current ? `${cell} bg-ink text-canvas hover:bg-ink` : cell,
              "aria-label": `Page ${entry}`,
              ...(entry === current ? { "aria-current": "page" as const } : {}),
              children: entry,
            })}
          </span>
        )
      })}
      {current < last &&
        renderLink({
          page: current + 1,
          className: cell,
          "aria-label": "Next page",
          children: <Icon name="chevron-right" />,
        })}
    </nav>
  )
}
