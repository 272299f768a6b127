import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { focusInvalid } from "./focus-invalid.ts"

/** Spec §5, confirmation texts. */
const IRREVERSIBLE = "This action cannot be reversed. Click YES to Proceed"

type Confirmation =
  /** Label of the submit button. */
  | { readonly confirm: string; readonly isIrreversible?: undefined }
  /** Warns and asks for a YES. */
  | { readonly confirm?: undefined; readonly isIrreversible: true }

type CommandDialogProps = Confirmation & {
  readonly title: string
  readonly isPending: boolean
  readonly problem: string | undefined
  readonly children: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly size?: "sm" | "md"
  /** The submit button has the focus, so that one key is enough. */
  readonly isConfirmFirst?: boolean
}

/**
 * Dialog with the form of one command. It stays open until the server agrees: closed before, it would take a refusal along.
 * A click beside it would take what was typed.
 */
export function CommandDialog({
  title,
  confirm,
  isIrreversible,
  isPending,
  problem,
  children,
  onSubmit,
  onClose,
  size = "sm",
  isConfirmFirst = false,
}: CommandDialogProps) {
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It stands above them, and has moved them out of a small screen.
    if (problem !== undefined) buttons.current?.scrollIntoView({ block: "nearest" })
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    onSubmit()
    focusInvalid()
  }
  const close = (isOpen: boolean) => {
    if (!isOpen && !isPending) onClose()
  }
  return (
    <Dialog title={title} isOpen onOpenChange={close} size={size} isDismissable={false}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        {children}
        <ProblemNotice problem={problem} />
        {isIrreversible && <p className="font-medium">{IRREVERSIBLE}</p>}
        <div ref={buttons} className="flex justify-end gap-3">
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            {isIrreversible ? "No" : "Cancel"}
          </Button>
          <Button
            type="submit"
            variant={isIrreversible ? "danger" : "primary"}
            isPending={isPending}
            autoFocus={isConfirmFirst}
          >
            {confirm ?? "YES"}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
