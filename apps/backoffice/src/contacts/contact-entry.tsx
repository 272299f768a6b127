import type { ContactRequest, ContactStatus } from "@voltread/domain/contract/contact.ts"
import { Badge, type Tone } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { EmailLink } from "../page/email-link.tsx"
import { PhoneLink } from "../page/phone-link.tsx"
import { ByColleague } from "../page/support/colleague-name.tsx"
import { AssigneeSelect } from "../page/support/lazy-parts.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { CONTACTS_CHANGED, contactPath, NO_CONTACT } from "./queries.ts"
import { useContactChange } from "./use-contact-change.ts"
import { newsSince, useCurrent } from "./use-drafts.ts"

const STATUSES: Readonly<Record<ContactStatus, readonly [label: string, tone: Tone]>> = {
  open: ["To answer", "warning"],
  waiting: ["Waiting for customer", "info"],
  done: ["Done", "success"],
}

interface ContactEntryProps {
  readonly contact: ContactRequest
  readonly isListed: boolean
  /** As it was when its answer was begun; undefined: it is not being answered. */
  readonly begunAs: ContactRequest | undefined
  readonly onAnswer: () => void
  readonly onClose: () => void
}

/** A message with its author, follow-up, assignee and status. */
export function ContactEntry({ contact: known, isListed, begunAs, onAnswer, onClose }: ContactEntryProps) {
  const contact = useCurrent(known, isListed)
  const [label, tone] = STATUSES[contact.status]
  return (
    <article
      data-decide={contact.id}
      aria-label={`Message from ${contact.name}`}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg break-words">{contact.name}</h2>
        <span className="text-sm text-muted">
          <DateTime at={contact.createdAt} />
        </span>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <EmailLink email={contact.email} />
        {contact.phone !== "" && <PhoneLink phone={contact.phone} />}
      </p>
      <p className="max-w-prose break-words whitespace-pre-line">{contact.message}</p>
      <Thread contact={contact} />
      <AssigneeSelect
        path={contactPath(contact.id)}
        assignedTo={contact.assignedTo}
        affected={CONTACTS_CHANGED}
        missing={NO_CONTACT}
      />
      {begunAs !== undefined ? (
        <AnswerForm
          id={contact.id}
          seen={contact.messages.length}
          name={contact.name}
          email={contact.email}
          news={newsSince(begunAs, contact)}
          onClose={onClose}
        />
      ) : (
        <Actions contact={contact} onAnswer={onAnswer} />
      )}
      {contact.answeredAt !== null && (
        <p className="text-sm text-muted">
          Done <DateTime at={contact.answeredAt} />
          <ByColleague username={contact.answeredBy} />
        </p>
      )}
    </article>
  )
}

function Thread({ contact }: { readonly contact: ContactRequest }) {
  if (contact.messages.length === 0) return null
  return (
    <ol aria-label="Follow-up" className="flex flex-col gap-3">
      {contact.messages.map(({ id, staffName, text, at }) => (
        <li
          key={id}
          className={`flex max-w-prose flex-col gap-1 rounded-lg px-4 py-2.5 ${staffName === null ? "bg-sunken" : "bg-accent-soft"}`}
        >
          <p className="text-sm text-muted">
            <span className="font-semibold text-ink">{staffName ?? contact.name}</span>{" "}
            <DateTime at={at} className="text-xs" />
          </p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Actions({
  contact: { id, name, status, messages },
  onAnswer,
}: {
  readonly contact: ContactRequest
  readonly onAnswer: () => void
}) {
  const { run, isPending, problem } = useContactChange()
  const [next, label, done] =
    status === "done" ? ["open", "Reopen", "Reopened."] : ["done", "Mark as done", "Marked as done."]
  const change = () =>
    run({
      request: {
        method: "PUT",
        path: `${contactPath(id)}/status`,
        body: { status: next, seen: messages.length },
      },
      done,
      missing: NO_CONTACT,
    })
  return (
    <>
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-2">
        <Button data-row size="sm" aria-label={`Answer by email: message from ${name}`} onPress={onAnswer}>
          Answer by email
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          aria-label={`${label}: message from ${name}`}
          onPress={() => void change()}
        >
          {label}
        </Button>
      </div>
    </>
  )
}
