import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { formatDate, formatDay, formatTime } from "@voltread/domain/shared/date-format.ts"
import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False until hydration has finished. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** "05 Nov, 2026, 3:20 PM" in a zone; the viewer's when none is given. */
export const formatDateTime = (at: Date, timeZone?: string): string =>
  `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`

interface DateTimeProps {
  /** UTC, ISO 8601; or a day, `YYYY-MM-DD`, which is the same in all zones. */
  readonly at: string
  readonly dateOnly?: boolean
  readonly className?: string
}

/** A moment in the viewer's time zone, UTC on hover. The server, which does not know the zone, writes UTC. */
export function DateTime({ at, dateOnly = false, className = "" }: DateTimeProps) {
  const zone = useHydrated() ? undefined : "UTC"
  if (isDay(at))
    return (
      <time dateTime={at} className={`numeric ${className}`}>
        {formatDay(at)}
      </time>
    )
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return <span className={className}>{at}</span>
  return (
    <time dateTime={at} title={`${formatDateTime(moment, "UTC")} UTC`} className={`numeric ${className}`}>
      {dateOnly ? formatDate(moment, zone) : formatDateTime(moment, zone)}
    </time>
  )
}
