import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { firstDayOf, lastDayOf } from "./shop-days.ts"

interface ValidDaysProps {
  /** Instants, the second excluded. Null: without end. */
  readonly validFrom: string
  readonly validUntil: string | null
  /** The shop's. */
  readonly timeZone: string
}

/** The first and the last day of something, in days of the shop. */
export function ValidDays({ validFrom, validUntil, timeZone }: ValidDaysProps) {
  const firstDay = <DateTime at={firstDayOf(validFrom, timeZone)} />
  if (validUntil === null) return <>From {firstDay}</>
  return (
    <>
      {firstDay} – <DateTime at={lastDayOf(validUntil, timeZone)} />
    </>
  )
}
