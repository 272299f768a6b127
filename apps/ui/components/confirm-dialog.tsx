import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { ProblemNotice } from "./notice.tsx"

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  /** Of the button that leaves everything as it is. */
  readonly cancelLabel?: string
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly isDestructive?: boolean
  /** Why the action failed. */
  readonly problem?: string | null
  readonly onConfirm: () => void
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Asks before an action that cannot be undone. It stays open while that is under way: its refusal is shown here. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  isOpen,
  isPending,
  isDestructive = false,
  problem = null,
  onConfirm,
  onOpenChange,
}: ConfirmDialogProps) {
  const change = (isOpen: boolean) => {
    if (!isPending) onOpenChange(isOpen)
  }
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={change} role="alertdialog" size="sm">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-4">
          <ProblemNotice problem={problem} />
          {children}
        </div>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onPress={() => onOpenChange(false)} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={isDestructive ? "danger" : "primary"} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
