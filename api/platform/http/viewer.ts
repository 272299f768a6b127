import type { Actor } from "@voltread/domain/event.ts"
import type { Role } from "@voltread/domain/shared/permissions.ts"

/** The authenticated sender of a request. */
export type Viewer = GuestViewer | UserViewer

export interface GuestViewer {
  readonly _tag: "guest"
  readonly role: "guest"
}

export interface UserViewer {
  readonly _tag: "user"
  readonly username: string
  readonly name: string
  /** What they may do. */
  readonly role: Exclude<Role, "guest">
  /** Whether it is an account of staff, even while its permissions are withheld. */
  readonly isStaff: boolean
  /** The session of the tokens. */
  readonly sessionId: string
}

export const GUEST: GuestViewer = { _tag: "guest", role: "guest" }

/** The viewer as recorded in event metadata. */
export const actorOf = (viewer: Viewer): Actor => {
  switch (viewer._tag) {
    case "guest":
      return { id: "guest", name: "Guest", role: "guest" }
    case "user":
      return { id: viewer.username, name: viewer.name, role: viewer.role }
  }
}

/** The account of the sender; null for a guest. */
export const usernameOf = ({ viewer }: { readonly viewer: Viewer }): string | null =>
  viewer._tag === "user" ? viewer.username : null

/** For routes that guests may not call: throws for a guest, since that is a defect of the route. */
export const userOf = (viewer: Viewer): UserViewer => {
  if (viewer._tag === "guest") throw new TypeError("This route's permission lets guests in")
  return viewer
}
