import { useSyncExternalStore } from "react"
import { todayIn } from "./range.ts"

const MINUTE = 60_000

const eachMinute = (look: () => void): (() => void) => {
  const timer = setInterval(look, MINUTE)
  return () => clearInterval(timer)
}

/** The day that it is in the shop, also on a page that is left open over midnight. */
export const useToday = (timeZone: string): string =>
  useSyncExternalStore(eachMinute, () => todayIn(timeZone, new Date()))
