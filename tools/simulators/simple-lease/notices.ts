import { createHmac } from "node:crypto"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import type { SimulatedClock } from "../clock.ts"
import type { Message, Notification } from "../outbox.ts"
import type { Application } from "./records.ts"

const NOTICE_KINDS = [
  "application.decided",
  "contract.signed",
  "contract.expired",
  "lease.funded",
  "lease.cancelled",
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The message to the shop about a change; undefined if the shop made the change itself, or nothing changed. */
export const noticeKind = (before: Application | undefined, after: Application): NoticeKind | undefined => {
  if (before?.funding === null && after.funding !== null) return "lease.funded"
  if (before !== undefined && before.lease !== null && after.lease === null && after.status === "APPROVED")
    return "contract.expired"
  if (before?.status === after.status) return undefined
  if (after.status === "COMPLETED") return "contract.signed"
  return after.status === "CANCELLED" ? "lease.cancelled" : "application.decided"
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`

/** A signed webhook. A mis-signed one is signed with another secret. It is signed anew each time it is sent. */
export const notice = (
  { at, id, kind, subject }: Notification,
  application: Application | undefined,
  secret: string,
  clock: SimulatedClock,
  misSigned: boolean,
): Message => {
  const amount = application?.approvedAmount ?? null
  const body = JSON.stringify({
    id,
    type: kind,
    uuid: subject,
    leaseId: application?.lease?.leaseId ?? null,
    status: application?.status ?? null,
    approvedAmount: amount === null ? null : toDecimal(amount),
    at: clock.iso(at),
  })
  const seconds = Math.floor(Date.now() / 1_000)
  return {
    contentType: "application/json",
    headers: { "x-lender-signature": signatureOf(misSigned ? `not ${secret}` : secret, seconds, body) },
    body,
  }
}
