import { MAX_CHAT_MESSAGE } from "@voltread/domain/accounts/chat-message.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { focusFirstInvalid } from "@voltread/ui/form/first-invalid.ts"
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react"
import type { Sent } from "./conversation.ts"
import type { Draft } from "./draft-rules.ts"

interface MessageFormProps {
  /** Guests give their name and email with the first message. */
  readonly asksWho: boolean
  readonly send: (draft: Draft) => Promise<Sent>
}

/** The message field. A failed message stays and keeps its id, so sending it again does not duplicate it. */
export function MessageForm({ asksWho, send }: MessageFormProps) {
  const [values, setValues] = useState({ name: "", email: "", message: "" })
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Extract<Sent, { readonly isSent: false }> | null>(null)
  const id = useRef<string>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const errors = firstConstraints(refusal?.fieldErrors ?? [])

  useEffect(() => {
    if (refusal !== null) focusFirstInvalid(form.current)
  }, [refusal])

  const set = (change: Partial<typeof values>) => {
    // A changed text is a new message.
    id.current = undefined
    setValues((before) => ({ ...before, ...change }))
  }

  const submit = async () => {
    if (isPending) return
    id.current ??= crypto.randomUUID()
    const { message, name, email } = values
    setPending(true)
    const sent = await send({ id: id.current, message, ...(asksWho ? { name, email } : {}) })
    setPending(false)
    setRefusal(sent.isSent ? null : sent)
    if (sent.isSent) set({ message: "" })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isInMessage = event.target instanceof HTMLTextAreaElement
    if (!isInMessage || event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  const errorOf = (field: string) => (errors[field] === undefined ? {} : { errorMessage: errors[field] })

  return (
    <form ref={form} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate className="flex flex-col gap-3">
      {refusal !== null && refusal.fieldErrors.length === 0 && (
        <Notice severity="error" isAlert>
          {refusal.message}
        </Notice>
      )}
      {asksWho && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Your name"
            autoComplete="name"
            value={values.name}
            onChange={(name) => set({ name })}
            {...errorOf("name")}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(email) => set({ email })}
            {...errorOf("email")}
          />
        </div>
      )}
      <TextField
        label="Message"
        rows={3}
        maxLength={MAX_CHAT_MESSAGE}
        value={values.message}
        onChange={(message) => set({ message })}
        {...errorOf("message")}
      />
      <Button type="submit" isPending={isPending} className="self-end">
        Send
      </Button>
    </form>
  )
}
