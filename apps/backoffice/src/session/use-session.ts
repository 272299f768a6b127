import type { SessionUser } from "@voltread/domain/contract/session.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { useSelector } from "react-redux"
import { may, type Permission, staffRole } from "./role.ts"
import type { State } from "./store.ts"

/** Who is logged in; null when nobody is. */
export const useUser = (): SessionUser | null =>
  useSelector(({ auth }: State) => (isLoggedIn(auth) ? auth.user : null))

export const useMay = (permission: Permission): boolean => may(staffRole(useUser()?.type), permission)

/** The server has ended the session of whoever is logged in. */
export const useSessionOver = (): boolean => useSelector(({ isSessionOver }: State) => isSessionOver)
