import type { UserViewer } from "../platform/http/viewer.ts"

/** An admin, for what is called without a request. */
export const ANN: UserViewer = {
  _tag: "user",
  isStaff: true,
  username: "ann@voltread.example",
  name: "Ann",
  role: "admin",
  sessionId: "s-1",
}
