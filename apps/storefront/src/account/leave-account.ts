import { createContext } from "react"

/** Ends the session by `end`, which answers whether it has ended, and goes home without being asked to log in again. */
export type LeaveAccount = (end: () => Promise<boolean>) => Promise<void>

export const LeaveAccountContext = createContext<LeaveAccount>(() => {
  throw new Error("This is not a page of the account.")
})
