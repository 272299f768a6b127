import type { ContactRequest } from "@voltread/domain/contract/contact.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { EmailLink } from "../page/email-link.tsx"
import { PhoneLink } from "../page/phone-link.tsx"
import { useChange } from "../session/use-change.ts"
import { contactsKey } from "./queries.ts"

/** One message with who wrote it and how to reach them. */
export function ContactEntry({ contact }: { readonly contact: ContactRequest }) {
  const { run, isPending, problem } = useChange([contactsKey])
  const mark = () =>
    run({
      request: { method: "PUT", path: `/api/admin/contacts/${encodeURIComponent(contact.id)}/answered` },
      done: "Marked as answered.",
      missing: "The message could not be found.",
    })
  return (
    <article
      aria-label={`Message of ${contact.name}`}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg break-words">{contact.name}</h2>
        <span className="text-sm text-muted">
          <DateTime at={contact.createdAt} />
        </span>
        {contact.answeredAt !== null && <Badge tone="success">Answered</Badge>}
      </header>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <EmailLink email={contact.email} />
        <PhoneLink phone={contact.phone} />
      </p>
      <p className="max-w-prose break-words whitespace-pre-line">{contact.message}</p>
      {problem !== undefined && (
        <Notice severity="error" isAlert>
          {problem}
        </Notice>
      )}
      {contact.answeredAt === null ? (
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          aria-label={`Mark as answered: message of ${contact.name}`}
          onPress={() => void mark()}
          className="self-start"
        >
          Mark as answered
        </Button>
      ) : (
        <p className="text-sm text-muted">
          Answered <DateTime at={contact.answeredAt} />
          {contact.answeredBy !== null && ` by ${contact.answeredBy}`}
        </p>
      )}
    </article>
  )
}
