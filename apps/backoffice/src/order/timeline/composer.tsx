import { Button } from "@voltread/ui/components/button.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, useState } from "react"
import { StaffIcon, type StaffIconName } from "../../page/staff-icon.tsx"
import { KeptForm } from "./kept-form.tsx"
import { NoteForm } from "./note-form.tsx"

const CallForm = lazy(() => part(() => import("./call-form.tsx")))
const MailForm = lazy(() => part(() => import("./mail-form.tsx")))

type Writing = "note" | "call" | "email"

const choices: ReadonlyArray<readonly [Writing, string, StaffIconName]> = [
  ["note", "Note", "note"],
  ["call", "Phone call", "phone"],
  ["email", "Email", "mail"],
]

/** The form that adds to the history: a note, a phone call, an email to the customer. */
export function Composer({ orderId, phone }: { readonly orderId: string; readonly phone: string }) {
  const [writing, setWriting] = useState<Writing>("note")
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">What to add</legend>
        {choices.map(([id, label, icon]) => (
          <Button
            key={id}
            size="sm"
            variant={writing === id ? "secondary" : "ghost"}
            aria-pressed={writing === id}
            onPress={() => setWriting(id)}
          >
            <StaffIcon name={icon} className="size-4" />
            {label}
          </Button>
        ))}
      </fieldset>
      <KeptForm isShown={writing === "note"}>
        <NoteForm orderId={orderId} />
      </KeptForm>
      <KeptForm isShown={writing === "call"}>
        <CallForm orderId={orderId} phone={phone} />
      </KeptForm>
      <KeptForm isShown={writing === "email"}>
        <MailForm orderId={orderId} />
      </KeptForm>
    </div>
  )
}
