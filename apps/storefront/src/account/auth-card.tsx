import type { ReactNode } from "react"

export interface AuthCardProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** The other way in, below the card. */
  readonly footer?: ReactNode
}

/** The frame of all pages on the way in. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  return (
    <div className="page flex flex-col items-center gap-6 py-8 desk:py-16">
      <div className="flex w-full max-w-lg flex-col gap-6 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-10">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl">{title}</h1>
          {lead !== undefined && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </div>
      {footer !== undefined && <p className="text-center">{footer}</p>}
    </div>
  )
}

/** Links inside texts. */
export const textLink = "font-semibold underline underline-offset-4"
