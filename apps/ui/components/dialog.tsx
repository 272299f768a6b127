import type { ReactNode } from "react"
import { Dialog as AriaDialog } from "react-aria-components/Dialog"
import { Heading } from "react-aria-components/Heading"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { useFocusAfter } from "../page/use-focus-after.ts"
import { IconButton } from "./icon-button.tsx"

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
  /** `alertdialog` for questions that must be answered. */
  readonly role?: "dialog" | "alertdialog"
  readonly size?: "sm" | "md" | "lg"
  /** Whether a click beside it closes it: not where it has fields, since what was typed would be lost. */
  readonly isDismissable?: boolean
}

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-4xl" } as const

/** A modal: traps focus, returns it on close, and closes on Escape. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  role = "dialog",
  size = "md",
  isDismissable = role === "dialog",
}: DialogProps) {
  useFocusAfter(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className="fixed inset-0 z-50 grid animate-fade items-end overflow-y-auto bg-scrim sm:place-items-center sm:p-6"
    >
      <Modal
        className={`w-full animate-rise rounded-t-lg bg-raised text-ink shadow-overlay sm:rounded-lg ${widths[size]}`}
      >
        <AriaDialog role={role} className="flex max-h-[92dvh] flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <Heading slot="title" className="text-lg">
              {title}
            </Heading>
            <IconButton icon="close" label="Close" onPress={() => onOpenChange(false)} />
          </header>
          <div className="relative overflow-y-auto p-5">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
