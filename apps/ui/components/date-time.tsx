import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False until hydration has finished. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const formats = {
  /** Spec §9: 'dd MMM, yyyy'. */
  date: { day: "2-digit", month: "short", year: "numeric" },
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const part = (parts: ReadonlyArray<Intl.DateTimeFormatPart>, type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((candidate) => candidate.type === type)?.value ?? ""

/** "05 Nov, 2026" in a zone; the viewer's when none is given. */
export const formatDate = (at: Date, timeZone?: string): string => {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...formats.date,
    ...(timeZone && { timeZone }),
  }).formatToParts(at)
  return `${part(parts, "day")} ${part(parts, "month")}, ${part(parts, "year")}`
}

/** `2026-11-05` → "05 Nov, 2026": a day of the calendar is the same in every zone. */
export const formatDay = (day: string): string => formatDate(new Date(`${day}T00:00:00Z`), "UTC")

/** "05 Nov, 2026, 3:20 PM" in a zone; the viewer's when none is given. */
export const formatDateTime = (at: Date, timeZone?: string): string =>
  `${formatDate(at, timeZone)}, ${new Intl.DateTimeFormat("en-US", { ...formats.time, ...(timeZone && { timeZone }) }).format(at)}`

export interface DateTimeProps {
  /** UTC, ISO 8601. */
  readonly at: string
  readonly dateOnly?: boolean
  readonly className?: string
}

/** A moment in the viewer's time zone, UTC on hover. The server, which does not know the zone, writes UTC. */
export function DateTime({ at, dateOnly = false, className = "" }: DateTimeProps) {
  const zone = useHydrated() ? undefined : "UTC"
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return <span className={className}>{at}</span>
  return (
    <time dateTime={at} title={`${formatDateTime(moment, "UTC")} UTC`} className={`numeric ${className}`}>
      {dateOnly ? formatDate(moment, zone) : formatDateTime(moment, zone)}
    </time>
  )
}
