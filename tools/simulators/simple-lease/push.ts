import { Result } from "effect"
import type { Application, Status } from "./records.ts"
import { approve, type Refusal, refuse, sign, toStatus } from "./rules.ts"

/** A status that an operator sets for an application. */
export interface StatusPush {
  readonly status: Status
  /** Who approves, if not the lender itself. */
  readonly by?: "second lender" | undefined
  readonly message?: string | undefined
}

/** Allows any change of status, as a lender's staff could make it by mistake: the shop must cope with it. */
export const pushed = (
  application: Application,
  push: StatusPush,
  now: number,
): Result.Result<Application, Refusal> => {
  const { by, message, status } = push
  const open = { ...application, decideAt: null }
  switch (status) {
    case "APPROVED":
      return by === undefined
        ? approvedAgain(open, message, now)
        : Result.map(withoutContract({ ...open, behaviour: "second-lender" }), (free) =>
            approve(free, "SECOND_LOOK", message ?? "Approved by a second lender.", now),
          )
    case "COMPLETED":
      return application.status === "APPROVED" && application.lease !== null
        ? sign(open, now)
        : Result.succeed(toStatus(open, status, "PUSHED", message ?? "Now COMPLETED.", now))
    default:
      return Result.succeed(toStatus(open, status, "PUSHED", message ?? `Now ${status}.`, now))
  }
}

/** This voids a signed contract; one that waits for its signature stays. */
const approvedAgain = (
  application: Application,
  message: string | undefined,
  now: number,
): Result.Result<Application, Refusal> => {
  if (application.approvedAmount === null)
    return Result.succeed(approve(application, "PUSHED", message ?? "Approved.", now))
  const free = application.status === "COMPLETED" ? withoutContract(application) : Result.succeed(application)
  return Result.map(free, (approved) =>
    toStatus(approved, "APPROVED", "PUSHED", message ?? "Now APPROVED.", now),
  )
}

/** Items that are delivered or paid for keep their contract (lifecycle §3). */
const withoutContract = (application: Application): Result.Result<Application, Refusal> =>
  application.delivered.length > 0 || application.funding !== null
    ? refuse(409, "delivered", "A contract is voided before the delivery only.")
    : Result.succeed({ ...application, lease: null, fundAt: null })
