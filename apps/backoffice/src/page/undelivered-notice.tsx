import { Link } from "@tanstack/react-router"
import type { Undelivered } from "@voltread/domain/contract/undelivered-mail.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { UNDELIVERED_MAIL } from "./inner-pages.ts"

interface UndeliveredNoticeProps {
  readonly email: string
  readonly undelivered: Undelivered
}

/** Says that an email to this address was not delivered. */
export default function UndeliveredNotice({ email, undelivered: { at, reason } }: UndeliveredNoticeProps) {
  return (
    <Notice severity="warning">
      <p className="font-semibold">
        {"An email to this address was not delivered on "}
        <DateTime at={at} />
      </p>
      <p>{reason}</p>
      <Link
        to={UNDELIVERED_MAIL.to}
        search={{ email }}
        className="font-semibold underline underline-offset-4"
      >
        {UNDELIVERED_MAIL.label}
        <span className="sr-only"> to this address</span>
      </Link>
    </Notice>
  )
}
