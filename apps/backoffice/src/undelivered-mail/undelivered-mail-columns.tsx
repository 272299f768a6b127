import { Link } from "@tanstack/react-router"
import type { UndeliveredMail } from "@voltread/domain/contract/undelivered-mail.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { timeCells } from "../list/shared-columns.tsx"
import { EmailText } from "../page/email-link.tsx"

interface MailActions {
  readonly isPending: boolean
  readonly onSendAgain: (mailId: string) => void
}

/** The columns of the list of undelivered mail. */
export const undeliveredMailColumns = ({
  isPending,
  onSendAgain,
}: MailActions): ReadonlyArray<Column<UndeliveredMail>> => [
  {
    id: "to",
    header: "To",
    role: "rowHeader",
    className: "min-w-40",
    cell: (mail) => (
      <>
        <Receiver mail={mail} />
        <span className="block text-muted sm:hidden">
          <What mail={mail} />
        </span>
        <span className="block text-muted desk:hidden">
          <Why mail={mail} />
          <DateTime at={mail.at} />
        </span>
      </>
    ),
  },
  { id: "mail", header: "Email", from: "sm", cell: (mail) => <What mail={mail} /> },
  {
    id: "reason",
    header: "Why",
    from: "desk",
    className: "max-w-80",
    cell: (mail) => <Why mail={mail} />,
  },
  { id: "at", header: "Given up", from: "desk", ...timeCells("at") },
  {
    id: "attempts",
    header: "Attempts",
    align: "end",
    from: "wide",
    cell: ({ attempts }) => formatNumber(attempts),
  },
  {
    id: "actions",
    header: "Actions",
    role: "actions",
    align: "end",
    cell: ({ mailId, kind, to, whyNotAgain }) =>
      whyNotAgain === null ? (
        <Button
          size="sm"
          variant="secondary"
          isPending={isPending}
          aria-label={`Send again: ${kind} to ${to}`}
          onPress={() => onSendAgain(mailId)}
        >
          Send again
        </Button>
      ) : (
        <span className="text-sm text-muted">{whyNotAgain}</span>
      ),
  },
]

interface MailProps {
  readonly mail: UndeliveredMail
}

function Receiver({ mail: { to, username } }: MailProps) {
  if (to === null) return "Unknown"
  const address = <EmailText email={to} />
  if (username === null) return <span className="wrap-anywhere">{address}</span>
  return (
    <Link
      to="/customers/$username"
      params={{ username }}
      className="font-semibold wrap-anywhere underline underline-offset-4"
    >
      {address}
    </Link>
  )
}

function What({ mail: { kind, subject, orderId, orderNumber } }: MailProps) {
  return (
    <>
      <span className="block">{kind}</span>
      {subject !== null && <span className="block text-muted wrap-anywhere">{subject}</span>}
      {orderId !== null && (
        <Link
          to="/orders/$orderId"
          params={{ orderId }}
          className="font-semibold underline underline-offset-4"
        >
          {`Order ${orderNumber}`}
        </Link>
      )}
    </>
  )
}

/** In plain words, and in those of the mail server. */
function Why({ mail: { reason, answer } }: MailProps) {
  return (
    <>
      <span className="block">{reason}</span>
      {answer !== null && <span className="block text-sm text-muted wrap-anywhere">{answer}</span>}
    </>
  )
}
