import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"

interface CursorPaginationProps {
  readonly to: "/account/orders" | "/account/applications"
  /** Where this page begins; undefined for the newest. */
  readonly after: string | undefined
  readonly nextCursor: string | null
}

/** Links to the newest and to older entries of a list. */
export function CursorPagination({ to, after, nextCursor }: CursorPaginationProps) {
  if (after === undefined && nextCursor === null) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex justify-between gap-3">
      {after === undefined ? (
        <span />
      ) : (
        <Link to={to} className={buttonStyle("secondary")}>
          Newest
        </Link>
      )}
      {nextCursor !== null && (
        <Link to={to} search={{ after: nextCursor }} className={buttonStyle("secondary")}>
          Older
        </Link>
      )}
    </nav>
  )
}
