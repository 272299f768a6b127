import type { Actor } from "@voltread/domain/event.ts"
import type { Role } from "@voltread/domain/shared/permissions.ts"

/** Who sent a request, as far as their tokens prove it. */
export type Viewer = GuestViewer | UserViewer

export interface GuestViewer {
  readonly _tag: "guest"
  readonly role: "guest"
}

export interface UserViewer {
  readonly _tag: "user"
  readonly username: string
  readonly name: string
  readonly role: Exclude<Role, "guest">
  /** The sign-in that the tokens belong to. */
  readonly sessionId: string
}

export const GUEST: GuestViewer = { _tag: "guest", role: "guest" }

/** The viewer as events name them. */
export const actorOf = (viewer: Viewer): Actor => {
  switch (viewer._tag) {
    case "guest":
      return { id: "guest", name: "Guest", role: "guest" }
    case "user":
      return { id: viewer.username, name: viewer.name, role: viewer.role }
  }
}

/** The signed-in user, on routes whose permission no guest has. Throws for a guest: such a route is a defect. */
export const userOf = (viewer: Viewer): UserViewer => {
  if (viewer._tag === "guest") throw new TypeError("This route's permission lets guests in")
  return viewer
}
