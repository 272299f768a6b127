import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { Entry } from "./timeline/timeline-rows.ts"

interface AsOfBannerProps {
  readonly orderId: string
  readonly at: number
  /** The event after which the order is shown; absent while the timeline loads. */
  readonly entry: Entry | undefined
  readonly newest: number | undefined
}

const step =
  "grid size-9 place-items-center rounded-sm border border-current hover:bg-surface aria-disabled:opacity-40"

/** Says that the page shows the past, and leads through it and back. */
export default function AsOfBanner({ orderId, at, entry, newest }: AsOfBannerProps) {
  return (
    <div
      role="status"
      className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-accent-ink bg-accent-soft px-4 py-2.5 text-accent-ink desk:px-6"
    >
      <Icon name="clock" />
      <p className="min-w-0 flex-1 basis-64 font-semibold">
        You are looking at the order as of{" "}
        {entry === undefined ? `event ${at + 1}` : <DateTime at={entry.at} />}
        {entry !== undefined && (
          <span className="block text-sm font-normal">
            After event {at + 1}
            {newest === undefined ? "" : ` of ${newest + 1}`}: {entry.title}, by {entry.actorName}. What has
            changed since is marked.
          </span>
        )}
      </p>
      <span className="flex items-center gap-2">
        <Link
          to="/orders/$orderId"
          params={{ orderId }}
          search={{ at: Math.max(0, at - 1) }}
          replace
          disabled={at === 0}
          aria-label="One event earlier"
          className={step}
        >
          <Icon name="chevron-left" className="size-4" />
        </Link>
        <Link
          to="/orders/$orderId"
          params={{ orderId }}
          search={{ at: at + 1 }}
          replace
          disabled={newest === undefined || at >= newest}
          aria-label="One event later"
          className={step}
        >
          <Icon name="chevron-right" className="size-4" />
        </Link>
        <Link
          to="/orders/$orderId"
          params={{ orderId }}
          search={{}}
          className={buttonStyle("secondary", "sm")}
        >
          Back to now
        </Link>
      </span>
    </div>
  )
}
