import { APPROVAL_ENDS } from "@voltread/domain/loans/approval-words.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { OrderDetails } from "./order-items.tsx"

interface ApprovalEndsProps {
  readonly lease: OrderDetails["leaseDetails"]
  /** Null: no contract waits for a signature. */
  readonly signBy: string | null
}

/** Until when a contract can be signed and its approval is good, in the words of the mail about the approval. */
export function ApprovalEnds({ lease, signBy }: ApprovalEndsProps) {
  // Where a contract is signed, its approval is used; the order may have changed since and need another signature.
  const approval = lease?.statusName === "APPROVED" ? (lease.approvalExpiresAt ?? null) : null
  const ends = [
    { name: APPROVAL_ENDS.contract, at: signBy },
    { name: APPROVAL_ENDS.approval, at: approval },
  ].flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
  if (ends.length === 0) return null
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {ends.map(({ name, at }) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">
            <DateTime at={at} dateOnly />
          </dd>
        </div>
      ))}
    </dl>
  )
}
