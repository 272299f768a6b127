import type { ReactNode } from "react"
import { Dialog as AriaDialog } from "react-aria-components/Dialog"
import { Heading } from "react-aria-components/Heading"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { IconButton } from "./icon-button.tsx"

interface DrawerProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode
}

/** A panel from the right edge, full width on phones. Focus returns to what opened it. */
export function Drawer({ title, isOpen, onOpenChange, children, footer }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 animate-fade bg-scrim"
    >
      <Modal className="fixed inset-y-0 right-0 w-full max-w-lg animate-slide-in bg-raised text-ink shadow-overlay">
        <AriaDialog className="flex h-full flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-2.5 pl-5">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            <IconButton icon="close" label="Close" onPress={() => onOpenChange(false)} />
          </header>
          <div className="relative flex-1 overflow-y-auto p-5">{children}</div>
          {footer !== undefined && <footer className="border-t border-line bg-surface p-5">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
